import { type RaRecord, useGetOne } from 'ra-core';
import type { ScreenEnvironment } from '../resource/defineResource';
import { prefetchQuery, prefetchStaleTime } from './prefetchQuery';

/** Fetches a record without reporting failures: what needs it renders as if there were none (spec 8, "Silent"). */
export const useSilentOne = <One extends RaRecord>(resource: string, id: One['id']) =>
  useGetOne<One>(resource, { id }, { staleTime: prefetchStaleTime });

/** Prefetches a record before the component that shows it renders. */
export const prefetchOne = <One extends RaRecord>(
  { dataProvider, queryClient }: Pick<ScreenEnvironment, 'dataProvider' | 'queryClient'>,
  resource: string,
  id: One['id'],
): void => {
  prefetchQuery(queryClient, [resource, 'getOne', { id: String(id) }], async (signal) => {
    const { data } = await dataProvider.getOne<One>(resource, { id, signal });
    return data;
  });
};
