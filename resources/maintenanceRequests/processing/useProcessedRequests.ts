import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ProcessedRequest } from '../../../contract/entities/annualMaintenance';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { watchInterval } from '../../../src/tariff/applicationDetail/watchInterval';
import { isSettled } from './processingRows';
import type { ProcessingRun } from './processingRun';

/** The most requests per call. */
const perCall = 1000;

/**
 * Polls the results of a run's processed requests, at growing intervals, until each has its result or for
 * about ten minutes; requests with a result are not polled again. For requests that were not processed it
 * loads their providers once. Loads nothing if the back end lacks this call.
 */
export const useProcessedRequests = ({ begunOn, done, failed, pending }: ProcessingRun) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const isOffered = useCapability('get-processed-requests');
  const queryKey = ['maintenanceRequests', 'processed', begunOn, done.length];
  const follow = async (ids: readonly number[], signal: AbortSignal) => {
    const found: ProcessedRequest[] = [];
    for (let at = 0; at < ids.length; at += perCall) {
      const some = ids.slice(at, at + perCall);
      found.push(...(await dataProvider.listProcessedRequests(some, { signal, isSilent: true })));
    }
    return found;
  };
  const isSettledAlready = (known: readonly ProcessedRequest[]) => {
    const settled = known.filter(isSettled);
    return { settled, isComplete: settled.length >= done.length };
  };
  const query = useQuery<ProcessedRequest[], Error>({
    queryKey,
    queryFn: async ({ signal }) => {
      const { settled } = isSettledAlready(queryClient.getQueryData<ProcessedRequest[]>(queryKey) ?? []);
      const known = new Set(settled.map(({ id }) => id));
      const open = done.filter((id) => !known.has(id));
      return [...settled, ...(await follow(open, signal))];
    },
    enabled: isOffered && done.length > 0,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && isSettledAlready(state.data).isComplete
        ? false
        : watchInterval(state.dataUpdateCount + state.errorUpdateCount),
  });
  const left = [...failed.map(({ id }) => id), ...pending];
  const { data: notProcessed } = useQuery<ProcessedRequest[], Error>({
    // Requests never become unprocessed, so the number of those done tells which are left.
    queryKey: ['maintenanceRequests', 'notProcessed', begunOn, done.length],
    queryFn: ({ signal }) => follow(left, signal),
    enabled: isOffered && left.length > 0,
    retry: false,
  });
  return { isOffered, query, notProcessed };
};
