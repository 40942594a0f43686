import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useEvent } from 'ra-core';
import { useEffect } from 'react';

interface AnswerOptions {
  /** Whether it is asked at all; it is, unless told otherwise. */
  enabled?: boolean;
  /** Told a failure; without it, a failed load is silent. */
  onError?: (error: Error) => void;
}

/**
 * What a method of the data provider answers that is no list, record or save. It is kept under its resource and the
 * method's name, so that what makes the resource's lists stale makes it stale as well.
 */
export const useAnswer = <Provider extends DataProvider, Answer>(
  key: readonly [resource: string, method: string, ...about: unknown[]],
  ask: (dataProvider: Provider, options: { signal: AbortSignal }) => Promise<Answer>,
  { enabled = true, onError }: AnswerOptions = {},
) => {
  const dataProvider = useDataProvider<Provider>();
  const query = useQuery<Answer, Error>({
    queryKey: key,
    queryFn: ({ signal }) => ask(dataProvider, { signal }),
    enabled,
  });
  const { error, isFetching } = query;
  const tell = useEvent((failure: Error) => onError?.(failure));
  useEffect(() => {
    if (error && !isFetching) tell(error);
  }, [error, isFetching, tell]);
  return query;
};
