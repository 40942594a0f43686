import { screen, within } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { renderList } from './renderList';

describe('the columns of a list', () => {
  const headings = async () =>
    within(await screen.findByRole('table', { name: 'Coisas encontradas' }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);

  it('are kept in react-admin’s store as its DataTable keeps them, and there for the next visit', async () => {
    const store = memoryStore();
    const { user } = renderList({ store });
    await headings();
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Feito em' }));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await headings()).toEqual(['Nome', 'Bom', 'Ações']);
    expect(store.getItem('/things.datatable')).toEqual(['madeOn']);
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(await screen.findByRole('button', { name: 'Mostrar todas' }));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await headings()).toHaveLength(4);
  });

  it('are a choice of every list; saved searches are not where nothing keeps them', async () => {
    renderList();
    await headings();
    expect(screen.getByRole('button', { name: 'Colunas' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pesquisas guardadas' })).not.toBeInTheDocument();
  });
});
