import { processMaintenanceRequests } from '../../contract/calls/annualMaintenance';
import { countForProcessing, getProcessedRequests } from '../../contract/calls/processing';
import type {
  ProcessedRequest,
  ProcessingCount,
  ProcessingResult,
} from '../../contract/entities/annualMaintenance';
import { type CallOptions, callApi } from '../http/callApi';

const orderOf = (ids: readonly number[]) => ({ maintenanceRequestIdsToProcess: [...ids] });

/** Administrators' actions on submitted maintenance requests. */
export const processingActions = {
  /** Returns how many of these requests can be processed, by provider. */
  countForProcessing: async (ids: readonly number[], options?: CallOptions): Promise<ProcessingCount[]> =>
    (await callApi(countForProcessing, orderOf(ids), options)) ?? [],
  /** Sends requests for processing; returns the result for each (spec 7.5). */
  processRequests: async (ids: readonly number[]): Promise<ProcessingResult[]> => {
    const results = await callApi(processMaintenanceRequests, orderOf(ids));
    // An entry without an id belongs to the request at the same position.
    return (results ?? []).map((result, index) => ({ ...result, id: result.id ?? ids[index] }));
  },
  /** Returns the progress of these requests, and the status of their originals. */
  listProcessedRequests: async (ids: readonly number[], options?: CallOptions): Promise<ProcessedRequest[]> =>
    (await callApi(getProcessedRequests, orderOf(ids), options)) ?? [],
};
