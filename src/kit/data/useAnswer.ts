import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useEvent } from 'ra-core';
import { useEffect } from 'react';
import type { Surroundings } from '../resource/defineResource';
import { askAhead, freshFor } from './askedAhead';

/**
 * What a method of the data provider answers that is no list, record or save. It is kept under its resource and the
 * method's name, so that what makes the resource's lists stale makes it stale as well.
 */
export interface Question<Provider extends DataProvider, Answer> {
  readonly key: readonly [resource: string, method: string, ...about: unknown[]];
  readonly ask: (dataProvider: Provider, options: { signal: AbortSignal }) => Promise<Answer>;
}

interface AnswerOptions {
  /** Whether it is asked at all; it is, unless told otherwise. */
  enabled?: boolean;
  /** Told a failure; without it, a failed load is silent. */
  onError?: (error: Error) => void;
}

/** The answer to a question. */
export const useAnswer = <Provider extends DataProvider, Answer>(
  { key, ask }: Question<Provider, Answer>,
  { enabled = true, onError }: AnswerOptions = {},
) => {
  const dataProvider = useDataProvider<Provider>();
  const query = useQuery<Answer, Error>({
    queryKey: key,
    queryFn: ({ signal }) => ask(dataProvider, { signal }),
    staleTime: freshFor,
    enabled,
  });
  const { error, isFetching } = query;
  const tell = useEvent((failure: Error) => onError?.(failure));
  useEffect(() => {
    if (error && !isFetching) tell(error);
  }, [error, isFetching, tell]);
  return query;
};

/** Asks ahead of what will show the answer. */
export const askAnswerAhead = <Provider extends DataProvider, Answer>(
  { dataProvider, queryClient }: Pick<Surroundings, 'dataProvider' | 'queryClient'>,
  { key, ask }: Question<Provider, Answer>,
): void => {
  askAhead(queryClient, key, (signal) => ask(dataProvider as Provider, { signal }));
};
