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
 * about ten minutes; those that have one are not asked about any more. Nothing where the back end has no such call.
 */
export const useProcessedRequests = ({ begunOn, done }: ProcessingRun) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const isOffered = useExtension('get-processed-requests');
  const queryKey = ['maintenanceRequests', 'processed', begunOn, done.length];
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
      const found = [...settled];
      for (let at = 0; at < open.length; at += perCall) {
        const some = open.slice(at, at + perCall);
        found.push(...(await dataProvider.listProcessedRequests(some, { signal, isSilent: true })));
      }
      return found;
    },
    enabled: isOffered && done.length > 0,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && isSettledAlready(state.data).isComplete
        ? false
        : watchInterval(state.dataUpdateCount + state.errorUpdateCount),
  });
  return { isOffered, query };
};
