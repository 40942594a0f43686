import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';

/** Requests that go along in one call: few enough that the progress moves. */
export const batchSize = 100;

/** How processing ended, as far as the server answered. */
export interface ProcessingOutcome {
  readonly results: readonly ProcessingResult[];
  /** What broke it off; what was not answered is then unknown. */
  readonly interruption?: unknown;
}

/** Sends requests batch by batch, and stops at the first call that fails. */
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

/** One request that was not processed, and why, where the server said so. */
export interface FailedRequest {
  readonly id: number;
  readonly reason: string | undefined;
}

/** Everything that was asked for and did not succeed. */
export const failedRequests = (
  ids: readonly number[],
  { results }: ProcessingOutcome,
): readonly FailedRequest[] => {
  const byId = new Map(results.map((result) => [result.id, result]));
  return ids
    .filter((id) => !byId.get(id)?.success)
    .map((id) => ({ id, reason: byId.get(id)?.errorMessage || undefined }));
};
