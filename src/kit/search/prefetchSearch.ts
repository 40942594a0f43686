import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { startTransition, useEffect, useState } from 'react';
import { prefetchQuery, prefetchStaleTime } from '../data/queries';
import { offeredPageSizes } from '../pagination/Pagination';
import type { ScreenEnvironment } from '../resource/defineResource';
import { type KeptParams, type KeptSearchPlace, keptSearch } from './keptSearch';
import { type ListDefinition, listSort, queueOfAddress } from './ListDefinition';

/** The query of the list at which the page was opened. */
let opening: Query | undefined;

/** Prefetches the first results of a list, for users who may search, while the page around it renders. */
export const prefetchSearch = (
  definition: Pick<ListDefinition, 'searchAction'> & KeptSearchPlace,
  { allows, previousPath, search, state, store, ...environment }: ScreenEnvironment,
): void => {
  // A URL with a queue is skipped, because it may not be known yet whether the back end offers queues.
  if (!allows(definition.searchAction) || queueOfAddress(definition.queues, search)) return;
  const saved = keptSearch(definition).opening(store, { previousPath, search, state, isReturn: true });
  opening = prefetchResults(saved, definition, environment);
};

/** Prefetches the results of a search, with the query that the list will use once it renders. */
export const prefetchResults = (
  { filter = {}, page = 1, perPage = offeredPageSizes[0], sort, order }: Partial<KeptParams> = {},
  { defaultSort }: Pick<KeptSearchPlace, 'defaultSort'>,
  {
    resource,
    dataProvider,
    queryClient,
  }: Pick<ScreenEnvironment, 'resource' | 'dataProvider' | 'queryClient'>,
): Query | undefined => {
  const sorted = listSort(sort && order ? [sort, order] : defaultSort);
  const params = { pagination: { page, perPage }, sort: sorted, filter };
  return prefetchQuery(queryClient, [resource, 'getList', params], (signal) =>
    dataProvider.getList(resource, { ...params, signal }),
  );
};

/**
 * Returns whether the page was opened at a list whose first results were prefetched and which is still shown. A user who
 * signs in later has a query client without that search.
 */
const isPrefetched = (queryClient: QueryClient): boolean =>
  opening !== undefined &&
  queryClient.getQueryCache().get(opening.queryHash) === opening &&
  prefetchStaleTime(opening) > 0;

/** The longest time that a slow search delays what renders after it, in milliseconds. */
const longestWait = 1000;

/**
 * Returns whether the less urgent parts of the surrounding list may render: at once, unless the page was opened at this
 * list, in which case its rows are painted first.
 */
export const useAfterFirstRows = (): boolean => {
  const { isLoading } = useListContext();
  const queryClient = useQueryClient();
  const [isDue, setIsDue] = useState(() => !isPrefetched(queryClient));
  useEffect(() => {
    if (isDue) return undefined;
    const show = () => startTransition(() => setIsDue(true));
    const latest = setTimeout(show, longestWait);
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = isLoading
      ? undefined
      : requestAnimationFrame(() => {
          painted = setTimeout(show);
        });
    return () => {
      clearTimeout(latest);
      clearTimeout(painted);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [isDue, isLoading]);
  return isDue;
};
