import type { ProcessedRequest, ProcessingResult } from '../../../contract/entities/annualMaintenance';
import { applicationStatus, isMovedBySystem } from '../../../contract/rules/applicationStatuses';

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
const withResults = (
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

/** Requests per call: few enough for the progress bar to move. */
export const batchSize = 100;

interface Batches {
  send: (ids: readonly number[]) => Promise<readonly ProcessingResult[]>;
  /** Called with the run after each call to the server. */
  onProgress: (run: ProcessingRun) => void;
  /** Checked before each call to the server. */
  isStopped: () => boolean;
}

/** A run as far as it got, and the failure that interrupted it; its pending requests can be sent later. */
export interface ProcessingOutcome {
  readonly run: ProcessingRun;
  readonly interruption?: unknown;
}

/** Sends the pending requests of a run in batches; ends early when it is stopped, and at the first failed call. */
export const processInBatches = async (
  initial: ProcessingRun,
  { send, onProgress, isStopped }: Batches,
): Promise<ProcessingOutcome> => {
  let run = initial;
  while (run.pending.length > 0 && !isStopped()) {
    const batch = run.pending.slice(0, batchSize);
    try {
      run = withResults(run, batch, await send(batch));
    } catch (interruption) {
      return { run, interruption };
    }
    onProgress(run);
  }
  return { run };
};

/** The result of one request of a run; fields are undefined until they are known. */
export interface ProcessingRow {
  readonly id: number;
  readonly provider: string | undefined;
  /** The result as text. */
  readonly result: string;
  readonly resultStatusId: number | undefined;
  readonly original: number | undefined;
  readonly originalStatus: string | undefined;
  readonly originalStatusId: number | undefined;
}

/** The texts for results that are not a status. */
interface ResultTexts {
  readonly sent: string;
  readonly notSent: string;
  readonly notProcessed: (reason: string | undefined) => string;
}

/** Returns whether a request has reached a status that it won't leave by itself. */
export const isSettled = ({ applicationStatusId }: ProcessedRequest): boolean =>
  !isMovedBySystem(applicationStatusId);

/** Returns whether the request ended the tariff of its original. */
export const hasEndedOriginal = (request: ProcessedRequest): boolean =>
  request.applicationStatusId === applicationStatus.nonEligible &&
  request.recheckApplicationStatusId === applicationStatus.inactive;

/**
 * Returns a row for every request of a run, those that need attention first: failures, requests not sent,
 * ended tariffs, then the rest.
 */
export const processingRows = (
  run: ProcessingRun,
  followed: ReadonlyMap<number, ProcessedRequest>,
  texts: ResultTexts,
): ProcessingRow[] => {
  const rowOf = (id: number, result: string, status?: ProcessedRequest): ProcessingRow => {
    const found = followed.get(id);
    return {
      id,
      provider: found?.providerDescription,
      result: status?.applicationStatusDescription ?? result,
      resultStatusId: status?.applicationStatusId,
      original: found?.recheckApplicationId,
      originalStatus: found?.recheckApplicationStatusDescription,
      originalStatusId: found?.recheckApplicationStatusId,
    };
  };
  const isEnded = (id: number) => {
    const found = followed.get(id);
    return found !== undefined && hasEndedOriginal(found);
  };
  const doneRow = (id: number) => rowOf(id, texts.sent, followed.get(id));
  return [
    ...run.failed.map(({ id, reason }) => rowOf(id, texts.notProcessed(reason))),
    ...run.pending.map((id) => rowOf(id, texts.notSent)),
    ...run.done.filter(isEnded).map(doneRow),
    ...run.done.filter((id) => !isEnded(id)).map(doneRow),
  ];
};
