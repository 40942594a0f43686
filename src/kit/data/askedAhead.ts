import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { Surroundings } from '../resource/defineResource';

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

/** The same for a record that useGetOne will show. */
export const askOneAhead = <One extends RaRecord>(
  { dataProvider, queryClient }: Pick<Surroundings, 'dataProvider' | 'queryClient'>,
  resource: string,
  id: One['id'],
): void => {
  askAhead(queryClient, [resource, 'getOne', { id: String(id) }], async (signal) => {
    const { data } = await dataProvider.getOne<One>(resource, { id, signal });
    return data;
  });
};

/**
 * For how many milliseconds what is drawn need not ask again: not at all, but where it was asked for ahead. Once that is no
 * longer shown, whoever comes back is shown what is true then.
 */
export const freshFor = (query: object): number => (askedAhead.has(query) ? longestWait : 0);
