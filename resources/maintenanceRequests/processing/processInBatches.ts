import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';

/** Requests per call: few enough for the progress bar to move. */
export const batchSize = 100;

/** The results of processing, as far as the server answered. */
export interface ProcessingOutcome {
  readonly results: readonly ProcessingResult[];
  /** The failure that stopped it; requests without an answer may or may not have been processed. */
  readonly interruption?: unknown;
}

/** Sends requests batch by batch; stops at the first failed call. */
export const processInBatches = async (
  ids: readonly number[],
  send: (ids: readonly number[]) => Promise<readonly ProcessingResult[]>,
  onProgress: (done: number) => void,
): Promise<ProcessingOutcome> => {
  const results: ProcessingResult[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    onProgress(start);
    try {
      results.push(...(await send(ids.slice(start, start + batchSize))));
    } catch (interruption) {
      return { results, interruption };
    }
  }
  return { results };
};

/** A request that was not processed, with the server's reason if there is one. */
export interface FailedRequest {
  readonly id: number;
  readonly reason: string | undefined;
}

/** The requested ids that did not succeed. */
export const failedRequests = (
  ids: readonly number[],
  { results }: ProcessingOutcome,
): readonly FailedRequest[] => {
  const byId = new Map(results.map((result) => [result.id, result]));
  return ids
    .filter((id) => !byId.get(id)?.success)
    .map((id) => ({ id, reason: byId.get(id)?.errorMessage || undefined }));
};
