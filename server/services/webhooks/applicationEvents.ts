import { lastDayForActivation } from '../../../contract/rules/activation';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { statusForProviderSide } from '../../../contract/rules/applicationStatuses';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { ServiceContext } from '../context/serviceContext';
import { writeEvent } from './writeEvent';

/** A request that changes. */
interface ChangingApplication {
  readonly id: number;
  readonly kind: ApplicationKind;
  readonly statusId: number;
}

/**
 * Tells the provider's systems of a request's new status, as the provider sees it: of a step between the four statuses that
 * it sees as one, nothing is told.
 */
export const tellOfStatus = async (
  context: ServiceContext,
  { id: applicationId, kind, statusId: previous }: ChangingApplication,
  next: number,
): Promise<void> => {
  const [previousStatusId, statusId] = [statusForProviderSide(previous), statusForProviderSide(next)];
  if (statusId === previousStatusId) return;
  await writeEvent(context, {
    type: 'application.status_changed',
    applicationId,
    data: { applicationId, kind, previousStatusId, statusId },
  });
};

/** Tells the provider's systems that the regulator asked for something. */
export const tellOfElements = (
  context: ServiceContext,
  {
    applicationId,
    elementRequestId,
    dueDate,
  }: { applicationId: number; elementRequestId: number; dueDate: string },
): Promise<void> =>
  writeEvent(context, {
    type: 'application.elements_asked',
    applicationId,
    data: { applicationId, elementRequestId, dueDate },
  });

/** Tells the provider's systems that the last day for activating a request has come near. */
export const tellOfDeadline = (
  context: ServiceContext,
  applicationId: number,
  notifiedOn: Date,
): Promise<void> =>
  writeEvent(context, {
    type: 'application.deadline_near',
    applicationId,
    data: { applicationId, deadline: lisbonDate(lastDayForActivation(notifiedOn)) },
  });
