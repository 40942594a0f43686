import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** How long a prefetched answer stays fresh while it waits for its component to render, in milliseconds. */
const longestWait = 10_000;

const askedAhead = new WeakSet<object>();

/**
 * Prefetches what is about to be shown, under the query key that its component will use. Returns the query, or
 * undefined if it already has a mounted observer, which fetches for itself.
 */
export const askAhead = (
  queryClient: QueryClient,
  queryKey: QueryKey,
  ask: (signal: AbortSignal) => Promise<unknown>,
): Query | undefined => {
  const cache = queryClient.getQueryCache();
  if (cache.find({ queryKey })?.isActive()) return undefined;
  void queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => ask(signal), retry: false });
  const asked = cache.find({ queryKey });
  if (!asked) return undefined;
  askedAhead.add(asked);
  const stop = cache.subscribe(({ type, query }) => {
    if (query !== asked || (type !== 'observerRemoved' && type !== 'removed')) return;
    askedAhead.delete(asked);
    stop();
  });
  return asked;
};

/**
 * Returns a query's stale time in milliseconds: 0 unless it was prefetched. Once a component that shows a prefetched
 * answer unmounts, the next one fetches again.
 */
export const freshFor = (query: object): number => (askedAhead.has(query) ? longestWait : 0);
