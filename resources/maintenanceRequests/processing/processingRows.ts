import type { ProcessedRequest } from '../../../contract/entities/annualMaintenance';
import { applicationStatus, isMovedBySystem } from '../../../contract/rules/applicationStatuses';
import type { ProcessingRun } from './processingRun';

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
export interface ResultTexts {
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
