import type { Query } from '@tanstack/react-query';
import { offeredPageSizes } from '../pagination/paging';
import type { Surroundings } from '../resource/defineResource';
import { keptSearch } from './keptSearch';
import type { ListDefinition } from './ListDefinition';
import { listSort } from './listSort';

let begun: Query | undefined;

/** Asks, for those who may search, for the results that a list opens with, while the page around it is drawn. */
export const searchAhead = (
  { path, returnPaths, searchAction }: Pick<ListDefinition, 'path' | 'returnPaths' | 'searchAction'>,
  { resource, allows, previousPath, dataProvider, queryClient, store }: Surroundings,
): void => {
  if (!allows(searchAction)) return;
  const saved = keptSearch({ path, returnPaths }).restored(store, previousPath);
  const { filter = {}, page = 1, perPage = offeredPageSizes[0] } = saved ?? {};
  const params = { pagination: { page, perPage }, sort: listSort, filter };
  const queryKey = [resource, 'getList', params];
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    retry: false,
  });
  begun = queryClient.getQueryCache().find({ queryKey });
};

/** How long an answer that was asked for ahead may wait for its list to be drawn, in milliseconds. */
const longestDrawing = 10_000;

/** For how many milliseconds a list need not ask again: not at all, but where its search was begun before it was drawn. */
export const freshFor = (query: object): number => (query === begun ? longestDrawing : 0);

/** Forgets the search that was begun ahead: whoever opens the list once more is shown what is true then. */
export const forgetAhead = (): void => {
  begun = undefined;
};
