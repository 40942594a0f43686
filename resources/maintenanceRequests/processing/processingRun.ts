import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';

/** A request that was not processed, with the server's reason if there is one. */
export interface FailedRequest {
  readonly id: number;
  readonly reason: string | undefined;
}

/** A processing run as far as it has come: every request is in one of its lists. */
export interface ProcessingRun {
  /** The user who started it; nobody else sees it. */
  readonly owner: string;
  /** ISO 8601. */
  readonly begunOn: string;
  /** The requests without an answer from the server; it may already have processed some of the first ones. */
  readonly pending: readonly number[];
  readonly done: readonly number[];
  readonly failed: readonly FailedRequest[];
}

/** Returns the number of requests in a run. */
export const requestCount = ({ pending, done, failed }: ProcessingRun): number =>
  pending.length + done.length + failed.length;

const without = (ids: readonly number[], some: readonly number[]) => {
  const gone = new Set(some);
  return ids.filter((id) => !gone.has(id));
};

/** Returns the run with the server's results for some of its requests; a request without a result was not processed. */
export const withResults = (
  run: ProcessingRun,
  ids: readonly number[],
  results: readonly ProcessingResult[],
): ProcessingRun => {
  const byId = new Map(results.map((result) => [result.id, result]));
  const isDone = (id: number) => byId.get(id)?.success === true;
  return {
    ...run,
    pending: without(run.pending, ids),
    done: [...run.done, ...ids.filter(isDone)],
    failed: [
      ...run.failed,
      ...ids
        .filter((id) => !isDone(id))
        .map((id) => ({ id, reason: byId.get(id)?.errorMessage || undefined })),
    ],
  };
};

/** Returns the run after some pending requests turned out to be processed although the answer was lost. */
export const withProcessed = (run: ProcessingRun, processed: readonly number[]): ProcessingRun => {
  const known = new Set(run.pending);
  const found = processed.filter((id) => known.has(id));
  return { ...run, pending: without(run.pending, found), done: [...run.done, ...found] };
};

/** Returns the run with its failed requests pending again. */
export const withRetries = (run: ProcessingRun): ProcessingRun => ({
  ...run,
  pending: [...run.pending, ...run.failed.map(({ id }) => id)],
  failed: [],
});
