import type { Query } from '@tanstack/react-query';
import { offeredPageSizes } from '../pagination/paging';
import type { Surroundings } from '../resource/defineResource';
import { type KeptSearchPlace, keptSearch } from './keptSearch';
import type { ListDefinition } from './ListDefinition';
import { listSort } from './listSort';
import { queueOfAddress } from './queues';

let prefetched: Query | undefined;

/** Asks, for those who may search, for the results that a list opens with, while the page around it is drawn. */
export const prefetchSearch = (
  definition: Pick<ListDefinition, 'searchAction'> & KeptSearchPlace,
  { resource, allows, previousPath, search, state, dataProvider, queryClient, store }: Surroundings,
): void => {
  const { searchAction, defaultSort } = definition;
  // Whether its back end knows a queue may not be known yet.
  if (!allows(searchAction) || queueOfAddress(definition.queues, search)) return;
  const saved = keptSearch(definition).opening(store, { previousPath, search, state, isReturn: true });
  const { filter = {}, page = 1, perPage = offeredPageSizes[0] } = saved ?? {};
  const sort = saved?.sort && saved.order ? listSort([saved.sort, saved.order]) : listSort(defaultSort);
  const params = { pagination: { page, perPage }, sort, filter };
  const queryKey = [resource, 'getList', params];
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    retry: false,
  });
  const cache = queryClient.getQueryCache();
  prefetched = cache.find({ queryKey });
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query !== prefetched) return;
    prefetched = undefined;
    stop();
  });
};

/** Whether a search was prefetched whose list has not gone yet: the page was opened for it. */
export const isPrefetched = (): boolean => prefetched !== undefined;

/** How long a prefetched answer may wait for its list to be rendered, in milliseconds. */
const longestWait = 10_000;

/**
 * For how many milliseconds a list need not ask again: not at all, but where its search was prefetched.
 * Once it shows something else, or goes, whoever comes back is shown what is true then.
 */
export const freshFor = (query: object): number => (query === prefetched ? longestWait : 0);
