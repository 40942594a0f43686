import { processMaintenanceRequests } from '../../contract/calls/annualMaintenance';
import { countForProcessing, getProcessedRequests } from '../../contract/calls/processing';
import type {
  ProcessedRequest,
  ProcessingCount,
  ProcessingResult,
} from '../../contract/entities/annualMaintenance';
import { type CallOptions, callApi } from '../http/callApi';

const orderOf = (ids: readonly number[]) => ({ maintenanceRequestIdsToProcess: [...ids] });

/** What administrators do with maintenance requests that were handed in. */
export const processingActions = {
  /** How many of these requests each provider has that can be processed. */
  countForProcessing: async (ids: readonly number[], options?: CallOptions): Promise<ProcessingCount[]> =>
    (await callApi(countForProcessing, orderOf(ids), options)) ?? [],
  /** Sends requests for processing, and tells what became of each (spec 7.5). */
  processRequests: async (ids: readonly number[]): Promise<ProcessingResult[]> => {
    const results = await callApi(processMaintenanceRequests, orderOf(ids));
    // An entry without its id is that of the request at the same place.
    return (results ?? []).map((result, place) => ({ ...result, id: result.id ?? ids[place] }));
  },
  /** How far these requests have come, and the status of their originals. */
  listProcessedRequests: async (ids: readonly number[], options?: CallOptions): Promise<ProcessedRequest[]> =>
    (await callApi(getProcessedRequests, orderOf(ids), options)) ?? [],
};
