import type { Query } from '@tanstack/react-query';
import { askAhead, freshFor } from '../data/askedAhead';
import { offeredPageSizes } from '../pagination/paging';
import type { Surroundings } from '../resource/defineResource';
import { type KeptParams, type KeptSearchPlace, keptSearch } from './keptSearch';
import type { ListDefinition } from './ListDefinition';
import { listSort } from './listSort';
import { queueOfAddress } from './queues';

/** The search that the page was opened for. */
let opening: Query | undefined;

/** Asks, for those who may search, for the results that a list opens with, while the page around it is drawn. */
export const prefetchSearch = (
  definition: Pick<ListDefinition, 'searchAction'> & KeptSearchPlace,
  { allows, previousPath, search, state, store, ...around }: Surroundings,
): void => {
  // Whether its back end knows a queue may not be known yet.
  if (!allows(definition.searchAction) || queueOfAddress(definition.queues, search)) return;
  const saved = keptSearch(definition).opening(store, { previousPath, search, state, isReturn: true });
  opening = askSearchAhead(saved, definition, around);
};

/** Asks for what a list is about to show, as it will itself once it is drawn with it. */
export const askSearchAhead = (
  { filter = {}, page = 1, perPage = offeredPageSizes[0], sort, order }: Partial<KeptParams> = {},
  { defaultSort }: Pick<KeptSearchPlace, 'defaultSort'>,
  { resource, dataProvider, queryClient }: Pick<Surroundings, 'resource' | 'dataProvider' | 'queryClient'>,
): Query | undefined => {
  const sorted = listSort(sort && order ? [sort, order] : defaultSort);
  const params = { pagination: { page, perPage }, sort: sorted, filter };
  return askAhead(queryClient, [resource, 'getList', params], (signal) =>
    dataProvider.getList(resource, { ...params, signal }),
  );
};

/** Whether a search was prefetched whose list has not gone yet: the page was opened for it. */
export const isPrefetched = (): boolean => opening !== undefined && freshFor(opening) > 0;
