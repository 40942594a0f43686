import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList } from '../search/renderList';

const pages = () => within(screen.getByRole('navigation', { name: 'Paginação' })).getAllByRole('button');
const button = (name: string) => screen.getByRole('button', { name });

describe('9 pagination', () => {
  it('shows <<, <, three pages, > and >> under their names', async () => {
    renderList();
    expect(await screen.findByText('1-10 de 45 resultados')).toBeVisible();
    expect(pages().map((page) => [page.textContent, page.getAttribute('aria-label')])).toEqual([
      ['<<', 'Primeira página'],
      ['<', 'Página anterior'],
      ['1', 'Página 1'],
      ['2', 'Página 2'],
      ['3', 'Página 3'],
      ['>', 'Página seguinte'],
      ['>>', 'Última página'],
    ]);
    expect(button('Página 1')).toHaveAttribute('aria-current', 'page');
    expect(button('Primeira página')).toBeDisabled();
    expect(button('Página anterior')).toBeDisabled();
  });

  it('walks through the pages', async () => {
    const { user } = renderList();
    await screen.findByText('1-10 de 45 resultados');
    await user.click(button('Página seguinte'));
    expect(await screen.findByText('11-20 de 45 resultados')).toBeVisible();
    expect(button('Página 2')).toHaveAttribute('aria-current', 'page');
    await user.click(button('Última página'));
    expect(await screen.findByText('41-45 de 45 resultados')).toBeVisible();
    expect(pages().map((page) => page.textContent)).toEqual(['<<', '<', '3', '4', '5', '>', '>>']);
    expect(button('Página seguinte')).toBeDisabled();
    expect(button('Página 5')).toHaveFocus();
    await user.click(button('Página anterior'));
    expect(await screen.findByText('31-40 de 45 resultados')).toBeVisible();
    await user.click(button('Primeira página'));
    expect(await screen.findByText('1-10 de 45 resultados')).toBeVisible();
  });

  it('4 returns to page 1 when the size changes', async () => {
    const { user, asked } = renderList({ total: 120 });
    await screen.findByText('1-10 de 120 resultados');
    await user.click(button('Página 3'));
    await screen.findByText('21-30 de 120 resultados');
    await user.click(screen.getByRole('combobox', { name: 'Resultados por página' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '50', '100']);
    await user.click(screen.getByRole('option', { name: '100' }));
    expect(await screen.findByText('1-100 de 120 resultados')).toBeVisible();
    expect(asked.at(-1)?.pagination).toEqual({ page: 1, perPage: 100 });
  });

  it('4 returns to page 1 when the number of results changes', async () => {
    let total = 45;
    const { user } = renderList({ total: () => total });
    await screen.findByText('1-10 de 45 resultados');
    total = 47;
    await user.click(button('Página 3'));
    expect(await screen.findByText('1-10 de 47 resultados')).toBeVisible();
    expect(button('Página 1')).toHaveAttribute('aria-current', 'page');
  });
});
