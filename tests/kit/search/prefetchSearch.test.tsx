import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { type DataProvider, memoryStore, testDataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { prefetchSearch } from '../../../src/kit/search/prefetchSearch';
import { renderList, thingList } from './renderList';

const found = () => screen.findByRole('table', { name: 'Coisas encontradas' });
const sortedByDate = {
  ...thingList,
  columns: thingList.columns.map((column) =>
    column.source === 'madeOn' ? { ...column, sortable: true as const } : column,
  ),
};
const early = { data: [{ id: 1, name: 'Coisa pedida antes' }], total: 1 };

/** Prefetches the search of the example list, with a store that may hold a saved search. */
const begin = (
  answer: (resource: string, params: unknown) => Promise<unknown>,
  options: { kept?: object; from?: string; address?: string; may?: boolean } = {},
) => {
  const { kept, from, address = '', may = true } = options;
  const getList = vi.fn(answer);
  const queryClient = new QueryClient();
  const store = memoryStore(kept && { 'search./things': kept });
  prefetchSearch(sortedByDate, {
    resource: 'things',
    allows: () => may,
    previousPath: from,
    search: address,
    state: null,
    dataProvider: testDataProvider({ getList: getList as unknown as DataProvider['getList'] }),
    queryClient,
    store,
  });
  return { queryClient, getList };
};

describe('a search that is begun before its list is drawn', () => {
  it('is shown by the list, and is not sent twice', async () => {
    const { queryClient, getList } = begin(async () => early);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const { asked } = renderList({ queryClient });
    expect(await screen.findByText('Coisa pedida antes')).toBeVisible();
    expect(getList).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });

  it('is waited for when its answer comes after the list', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { queryClient } = begin(() => new Promise((resolve) => (answer = resolve)));
    const { asked } = renderList({ queryClient });
    expect(await screen.findByRole('heading', { level: 1, name: 'Coisas' })).toBeVisible();
    answer(early);
    expect(await screen.findByText('Coisa pedida antes')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    ['asks in the order of the search that is restored', 'madeOn', { field: 'madeOn', order: 'DESC' }],
    ['asks in its own order where it no longer sorts by the one kept', 'name', { field: 'id', order: 'ASC' }],
  ])('%s', (_what, sort, expected) => {
    const kept = { filter: {}, page: 2, perPage: 10, sort, order: 'DESC' };
    const { getList } = begin(async () => early, { kept, from: '/things/1/details' });
    expect(getList).toHaveBeenCalledWith('things', expect.objectContaining({ sort: expected }));
  });

  it('asks for what the address of the page names', () => {
    const { getList } = begin(async () => early, { address: '?isGood=true&name=Ana' });
    expect(getList).toHaveBeenCalledWith('things', expect.objectContaining({ filter: { isGood: true } }));
  });

  it('serves once: a user who returns gets a new search', async () => {
    const { queryClient } = begin(async () => early);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const { asked, user } = renderList({ queryClient });
    await screen.findByText('Coisa pedida antes');
    await user.click(screen.getByRole('link', { name: 'Outro lado' }));
    await user.click(screen.getByRole('link', { name: 'Lista' }));
    expect(await screen.findByText('Coisa 10')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('serves once: another search and then the empty one get new answers', async () => {
    const { queryClient } = begin(async () => early);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const { asked, user } = renderList({ queryClient });
    await screen.findByText('Coisa pedida antes');
    // The filters appear after the rows.
    await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'outra');
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    await expect.poll(() => asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await expect.poll(() => asked).toHaveLength(2);
    expect(await screen.findByText('Coisa 10')).toBeVisible();
  });

  it('is shown before the filters', async () => {
    const { queryClient } = begin(async () => early);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    let firstSeen: 'rows' | 'filters' | undefined;
    const observer = new MutationObserver(() => {
      if (screen.queryAllByRole('textbox').length > 0) firstSeen ??= 'filters';
      if (screen.queryByText('Coisa pedida antes')) firstSeen ??= 'rows';
    });
    observer.observe(document.body, { childList: true, subtree: true });
    renderList({ queryClient });
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toBeVisible();
    observer.disconnect();
    expect(firstSeen).toBe('rows');
  });

  it('keeps the filters back for a moment only when its answer takes long', async () => {
    const { queryClient } = begin(() => new Promise(() => undefined));
    renderList({ queryClient });
    expect(await screen.findByRole('textbox', { name: 'Nome' }, { timeout: 5000 })).toBeVisible();
  });

  it('keeps back no filters of the next user, whose application is another', async () => {
    begin(() => new Promise(() => undefined));
    renderList();
    expect(await screen.findByRole('heading', { level: 1, name: 'Coisas' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toBeVisible();
  });

  it('asks for the saved search on the way back from a detail (2.5), from elsewhere for the first page', () => {
    const kept = { filter: { name: 'Ana' }, page: 2, perPage: 50 };
    const back = begin(async () => early, { kept, from: '/things/3/details' });
    expect(back.getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { name: 'Ana' },
      pagination: { page: 2, perPage: 50 },
    });
    const fresh = begin(async () => early, { kept, from: '/elsewhere' });
    expect(fresh.getList.mock.calls[0]?.[1]).toMatchObject({
      filter: {},
      pagination: { page: 1, perPage: 10 },
    });
  });

  it('is sent again by the list when it failed', async () => {
    const { queryClient } = begin(async () => Promise.reject(new Error('lost')));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const { asked } = renderList({ queryClient });
    expect(await found()).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('is not sent for a user who may not search', () => {
    const { getList } = begin(async () => early, { may: false });
    expect(getList).not.toHaveBeenCalled();
  });
});

describe('a search that an open list is asked for', () => {
  it('is sent before the list is drawn with it, and once', async () => {
    const pageSize = () => screen.queryByRole('combobox', { name: 'Resultados por página' });
    const pageSizes: (string | null | undefined)[] = [];
    const { asked, user } = renderList({
      getList: async (_resource, { pagination: { perPage = 10 } = {} }) => {
        pageSizes.push(pageSize()?.textContent);
        const data = Array.from({ length: perPage }, (_, i) => ({ id: i + 1, name: `Coisa ${i + 1}` }));
        return { data: data as never[], total: 100 };
      },
    });
    await found();
    await user.click(pageSize() as HTMLElement);
    await user.click(screen.getByRole('option', { name: '50' }));
    expect(await screen.findByText('Coisa 50')).toBeVisible();
    expect(asked).toHaveLength(2);
    expect(pageSizes).toEqual([undefined, '10']);
  });
});
