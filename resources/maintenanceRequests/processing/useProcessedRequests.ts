import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ProcessedRequest } from '../../../contract/entities/annualMaintenance';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useExtension } from '../../../src/kit/access/useExtension';
import { watchInterval } from '../../../src/tariff/applicationDetail/watchInterval';
import { isSettled } from './processingRows';
import type { ProcessingRun } from './processingRun';

/** Requests asked about by one call. */
const perCall = 1000;

/**
 * What became of the processed requests of a run, asked for again, ever less often, until each has its result or for
 * about ten minutes; those that have one are not asked about any more. Of those that were not processed it is asked once whose
 * they are. Nothing where the back end has no such call.
 */
export const useProcessedRequests = ({ begunOn, done, failed, pending }: ProcessingRun) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const isOffered = useExtension('get-processed-requests');
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
    // What was processed stays so: by their number it is known which are left.
    queryKey: ['maintenanceRequests', 'notProcessed', begunOn, done.length],
    queryFn: ({ signal }) => follow(left, signal),
    enabled: isOffered && left.length > 0,
    retry: false,
  });
  return { isOffered, query, notProcessed };
};
