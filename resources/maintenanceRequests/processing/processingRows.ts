import type { ProcessedRequest } from '../../../contract/entities/annualMaintenance';
import { applicationStatus, isMovedBySystem } from '../../../contract/rules/applicationStatuses';
import type { ProcessingRun } from './processingRun';

/** What became of one request of a run; its parts are undefined as long as they are not known. */
export interface ProcessingRow {
  readonly id: number;
  readonly provider: string | undefined;
  /** As people read it. */
  readonly result: string;
  readonly resultStatusId: number | undefined;
  readonly original: number | undefined;
  readonly originalStatus: string | undefined;
  readonly originalStatusId: number | undefined;
}

/** What the results are called that no status names. */
export interface ResultTexts {
  readonly sent: string;
  readonly notSent: string;
  readonly notProcessed: (reason: string | undefined) => string;
}

/** Whether a request has got as far as it will of itself. */
export const isSettled = ({ applicationStatusId }: ProcessedRequest): boolean =>
  !isMovedBySystem(applicationStatusId);

/** Whether the tariff of the original ended with the request. */
export const hasEndedOriginal = (request: ProcessedRequest): boolean =>
  request.applicationStatusId === applicationStatus.nonEligible &&
  request.recheckApplicationStatusId === applicationStatus.inactive;

/** Every request of a run, what needs looking at first: failures, what was not sent, tariffs that ended, the rest. */
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
