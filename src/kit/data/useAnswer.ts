import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useEvent } from 'ra-core';
import { useEffect } from 'react';
import type { ScreenEnvironment } from '../resource/defineResource';
import { prefetchQuery, prefetchStaleTime } from './prefetchQuery';

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
