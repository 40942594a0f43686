import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** How long a prefetched answer stays fresh while it waits for its component to render, in milliseconds. */
const longestWait = 10_000;

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
