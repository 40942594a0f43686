import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from './renderList';

const filters = () => screen.getByRole('button', { name: 'Filtros' });

it('the filters unfold, and fold again with their count once a search starts', async () => {
  const { user, asked } = renderList();
  await screen.findByRole('table');
  expect(await screen.findByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(filters());
  expect(filters()).toHaveAttribute('aria-expanded', 'true');
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'mau{Enter}');
  expect(await screen.findByText('Nome mau')).toBeVisible();
  expect(filters(), 'what is wrong stays in sight').toHaveAttribute('aria-expanded', 'true');

  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'zinho');
  await user.type(screen.getByRole('textbox', { name: 'Número' }), '5{Enter}');
  const folded = await screen.findByRole('button', { name: 'Filtros (2)' });
  expect(asked).toHaveLength(2);
  expect(folded).toHaveAttribute('aria-expanded', 'false');
  expect(folded).toHaveFocus();

  await user.click(folded);
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(await screen.findByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'true');
});
