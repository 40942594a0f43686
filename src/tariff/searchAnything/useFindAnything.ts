import { useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { detailPath } from '../../../contract/rules/detailPath';
import type { Interpretation, MeantFilter } from '../../../contract/rules/searchInterpretations';
import { useAction } from '../../kit/actions/useAction';
import { offeredPageSizes } from '../../kit/pagination/Pagination';

/** The list of requests that the user may search. */
export interface SearchedList {
  resource: 'applications' | 'backofficeApplications';
  path: string;
}

/** The hits of one filter. */
export interface FoundBy {
  filter: MeantFilter;
  value: string;
  total: number;
}

const sort = { field: 'id', order: 'ASC' } as const;

/** Searches a list for every meaning of a text: a single hit opens its detail, other hits are returned by filter. */
export const useFindAnything = ({ resource, path }: SearchedList, onOpen: () => void) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly FoundBy[]>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const find = async ({ value, filters }: Interpretation, signal: AbortSignal) =>
    Promise.all(
      filters.map(async (filter) => {
        const pagination = { page: 1, perPage: offeredPageSizes[0] };
        const { data, total = 0 } = await dataProvider.getList<ApplicationRow>(resource, {
          filter: { [filter]: value },
          pagination,
          sort,
          signal,
        });
        return { filter, value, total, first: data[0] };
      }),
    );
  const { start, isRunning } = useAction<readonly Interpretation[]>({
    run: async (interpretations) => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const answers = await Promise.all(
        interpretations.map((interpretation) => find(interpretation, signal)),
      ).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (!answers || signal.aborted) return;
      const hits = answers.flat().filter(({ total }) => total > 0);
      const [hit] = hits;
      const isOne = hit && hits.every(({ total, first }) => total === 1 && first?.id === hit.first?.id);
      if (!isOne || !hit.first) return setFound(hits);
      onOpen();
      navigate(detailPath(path, hit.first));
    },
    failureMessage: 'kit.search.failure',
  });
  /** Forgets what was found, and gives up a search that is running. */
  const forget = () => {
    running.current?.abort();
    setFound(undefined);
  };
  return { found, forget, find: start, isRunning };
};
