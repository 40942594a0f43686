import type { Query } from '@tanstack/react-query';
import { offeredPageSizes } from '../pagination/paging';
import type { Surroundings } from '../resource/defineResource';
import { type KeptParams, type KeptSearchPlace, keptSearch } from './keptSearch';
import type { ListDefinition } from './ListDefinition';
import { listSort } from './listSort';
import { queueOfAddress } from './queues';

/** The search that was asked for ahead of the list that is to show it, and whether the page was opened for it. */
let ahead: { query: Query | undefined; isOpening: boolean; stop: () => void } | undefined;

/** Asks, for those who may search, for the results that a list opens with, while the page around it is drawn. */
export const prefetchSearch = (
  definition: Pick<ListDefinition, 'searchAction'> & KeptSearchPlace,
  { allows, previousPath, search, state, store, ...around }: Surroundings,
): void => {
  // Whether its back end knows a queue may not be known yet.
  if (!allows(definition.searchAction) || queueOfAddress(definition.queues, search)) return;
  const saved = keptSearch(definition).opening(store, { previousPath, search, state, isReturn: true });
  askAhead(saved, definition, { ...around, isOpening: true });
};

interface AskedAhead extends Pick<Surroundings, 'resource' | 'dataProvider' | 'queryClient'> {
  /** Whether the page is opened for it. */
  isOpening: boolean;
}

/** Asks for what a list is about to show, as it will itself once it is drawn with it. */
export const askAhead = (
  { filter = {}, page = 1, perPage = offeredPageSizes[0], sort, order }: Partial<KeptParams> = {},
  { defaultSort }: Pick<KeptSearchPlace, 'defaultSort'>,
  { resource, dataProvider, queryClient, isOpening }: AskedAhead,
): void => {
  const sorted = listSort(sort && order ? [sort, order] : defaultSort);
  const params = { pagination: { page, perPage }, sort: sorted, filter };
  const queryKey = [resource, 'getList', params];
  const cache = queryClient.getQueryCache();
  // What it shows already it asks for by itself, where it is to.
  if (cache.find({ queryKey })?.isActive()) return;
  void queryClient.prefetchQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    retry: false,
  });
  ahead?.stop();
  const asked = cache.find({ queryKey });
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query !== asked) return;
    ahead = undefined;
    stop();
  });
  ahead = { query: asked, isOpening, stop };
};

/** Whether a search was prefetched whose list has not gone yet: the page was opened for it. */
export const isPrefetched = (): boolean => ahead?.isOpening ?? false;

/** How long a prefetched answer may wait for its list to be rendered, in milliseconds. */
const longestWait = 10_000;

/**
 * For how many milliseconds a list need not ask again: not at all, but where its search was asked for ahead.
 * Once it shows something else, or goes, whoever comes back is shown what is true then.
 */
export const freshFor = (query: object): number => (query === ahead?.query ? longestWait : 0);
