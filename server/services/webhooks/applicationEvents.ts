import { lastDayForActivation } from '../../../contract/rules/activation';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { ServiceContext } from '../context/serviceContext';
import { writeEvent } from './writeEvent';

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
