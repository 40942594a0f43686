import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** How long an answer that was asked for ahead may wait until what it is for is drawn, in milliseconds. */
const longestWait = 10_000;

const askedAhead = new WeakSet<object>();

/**
 * Asks for what is about to be shown, as it will be asked for once it is drawn; answers what was asked for, or nothing where
 * it is shown already, which then asks by itself.
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
 * For how many milliseconds what is drawn need not ask again: not at all, but where it was asked for ahead. Once that is no
 * longer shown, whoever comes back is shown what is true then.
 */
export const freshFor = (query: object): number => (askedAhead.has(query) ? longestWait : 0);
