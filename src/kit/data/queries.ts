import { type Query, type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DataProvider,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useEvent,
  useGetOne,
  useResourceContext,
} from 'ra-core';
import { useEffect } from 'react';
import type { ScreenEnvironment } from '../resource/defineResource';

/**
 * A call of a data provider method that is neither a list, a record nor a save. Its answer is cached under the
 * resource and the method's name, so that whatever invalidates the resource's lists invalidates it too.
 */
export interface Question<Provider extends DataProvider, Answer> {
  readonly key: readonly [resource: string, method: string, ...about: unknown[]];
  readonly ask: (dataProvider: Provider, options: { signal: AbortSignal }) => Promise<Answer>;
}

interface AnswerOptions {
  /** Whether the question is asked at all; true by default. */
  enabled?: boolean;
  /** Called with the error when a load fails; without it, failures are silent. */
  onError?: (error: Error) => void;
}

/** Returns the query that fetches the answer to a question. */
export const useAnswer = <Provider extends DataProvider, Answer>(
  { key, ask }: Question<Provider, Answer>,
  { enabled = true, onError }: AnswerOptions = {},
) => {
  const dataProvider = useDataProvider<Provider>();
  const query = useQuery<Answer, Error>({
    queryKey: key,
    queryFn: ({ signal }) => ask(dataProvider, { signal }),
    staleTime: prefetchStaleTime,
    enabled,
  });
  const { error, isFetching } = query;
  const report = useEvent((failure: Error) => onError?.(failure));
  useEffect(() => {
    if (error && !isFetching) report(error);
  }, [error, isFetching, report]);
  return query;
};

/** Prefetches an answer before the component that shows it renders. */
export const prefetchAnswer = <Provider extends DataProvider, Answer>(
  { dataProvider, queryClient }: Pick<ScreenEnvironment, 'dataProvider' | 'queryClient'>,
  { key, ask }: Question<Provider, Answer>,
): void => {
  prefetchQuery(queryClient, key, (signal) => ask(dataProvider as Provider, { signal }));
};

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

/** Returns a record as a list of this resource last showed it, maybe without some fields; undefined if none did. */
export const useCachedRow = <Row extends RaRecord>(id: Identifier | undefined): Row | undefined => {
  const resource = useResourceContext();
  // react-admin caches every record of a getList answer under this key.
  return useQueryClient().getQueryData<Row>([resource, 'getOne', { id: String(id) }]);
};

/** How long a prefetched answer stays fresh while it waits for its component to render, in milliseconds. */
const longestWait = 60_000;

const prefetchedQueries = new WeakSet<object>();

/**
 * Prefetches what is about to be shown, under the query key that its component will use. Returns the query, or
 * undefined if it already has a mounted observer, which fetches for itself.
 */
export const prefetchQuery = (
  queryClient: QueryClient,
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<unknown>,
): Query | undefined => {
  const cache = queryClient.getQueryCache();
  if (cache.find({ queryKey })?.isActive()) return undefined;
  void queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => load(signal), retry: false });
  const prefetched = cache.find({ queryKey });
  if (!prefetched) return undefined;
  prefetchedQueries.add(prefetched);
  const stop = cache.subscribe(({ type, query }) => {
    if (query !== prefetched || (type !== 'observerRemoved' && type !== 'removed')) return;
    prefetchedQueries.delete(prefetched);
    stop();
  });
  return prefetched;
};

/**
 * Returns a query's stale time in milliseconds: 0 unless it was prefetched. Once a component that shows a prefetched
 * answer unmounts, the next one fetches again.
 */
export const prefetchStaleTime = (query: object): number => (prefetchedQueries.has(query) ? longestWait : 0);

const first = 3_000;
const most = 60_000;
/** About ten minutes: polling must not keep the session of an abandoned page alive. */
const looks = 14;

/** Returns the milliseconds until the next poll, given the number of polls so far; false to stop. */
export const watchInterval = (looksSoFar: number): number | false =>
  looksSoFar < looks && Math.min(most, first * 2 ** looksSoFar);
