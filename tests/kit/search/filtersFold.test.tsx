import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from './renderList';

const filters = (name = 'Filtros') => screen.getByRole('button', { name });

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
  await waitFor(() => expect(asked).toHaveLength(2));
  const folded = filters('Filtros (2)');
  expect(folded).toHaveAttribute('aria-expanded', 'false');
  expect(folded).toHaveFocus();

  await user.click(folded);
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(filters()).toHaveAttribute('aria-expanded', 'true');
});
