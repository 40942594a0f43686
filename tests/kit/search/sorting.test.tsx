import { screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { ListDefinition } from '../../../src/kit/search/ListDefinition';
import { renderList, thingList } from './renderList';

const sortable: ListDefinition = {
  ...thingList,
  defaultSort: ['madeOn', 'DESC'],
  columns: thingList.columns.map((column) =>
    column.source === 'isGood' ? column : { ...column, sortable: true },
  ),
};
const heading = async (name: string) => screen.findByRole('columnheader', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('a list with sortable columns', () => {
  it('opens in its own order and says so at the heading', async () => {
    const { asked } = renderList({ definition: sortable });
    expect(await heading('Feito em')).toHaveAttribute('aria-sort', 'descending');
    expect(await heading('Nome')).toHaveAttribute('aria-sort', 'none');
    expect(asked).toEqual([expect.objectContaining({ sort: { field: 'madeOn', order: 'DESC' } })]);
  });

  it('has a button in the heading of such a column only', async () => {
    renderList({ definition: sortable });
    const plain = await heading('Bom');
    expect(within(plain).queryByRole('button')).not.toBeInTheDocument();
    expect(plain).not.toHaveAttribute('aria-sort');
  });

  it('sorts by a press of the heading, the other way by the next, from the first page', async () => {
    const { user, asked } = renderList({ definition: sortable });
    await heading('Nome');
    await user.click(button('Página 2'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ pagination: { page: 2 } }));
    await user.click(button('Nome'));
    await waitFor(async () => expect(await heading('Nome')).toHaveAttribute('aria-sort', 'ascending'));
    button('Nome').focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await heading('Nome')).toHaveAttribute('aria-sort', 'descending'));
    expect(await heading('Feito em')).toHaveAttribute('aria-sort', 'none');
    expect(asked.at(-1)).toMatchObject({
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 1 },
    });
  });

  it('keeps the order with the search that is restored on the way back (2.5)', async () => {
    const store = memoryStore();
    const { user, unmount } = renderList({ definition: sortable, store });
    await heading('Nome');
    await user.click(button('Nome'));
    await waitFor(() =>
      expect(store.getItem('search./things')).toMatchObject({ sort: 'name', order: 'ASC' }),
    );
    unmount();
  });

  it.each(['isGood', 'abandoned'])(
    'opens in its own order where the kept search is sorted by %s, which it does not sort by',
    async (sort) => {
      const kept = { filter: { name: 'Ana' }, page: 1, perPage: 10, sort, order: 'ASC' };
      const store = memoryStore({ 'search./things': kept });
      const { user, asked } = renderList({ definition: sortable, at: '/things/11/details', store });
      await user.click(screen.getByRole('link', { name: 'Lista' }));
      expect(await heading('Feito em')).toHaveAttribute('aria-sort', 'descending');
      expect(asked).toEqual([
        expect.objectContaining({ filter: { name: 'Ana' }, sort: { field: 'madeOn', order: 'DESC' } }),
      ]);
    },
  );
});
