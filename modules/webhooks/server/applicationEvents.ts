import { lastDayForActivation } from '../../../contract/rules/activation';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { Hooks } from '../../../server/services/hooks/hooks';
import { writeEvent } from './writeEvent';

/** Tells the provider's systems that the regulator asked for something. */
export const tellOfElements: Hooks['elementsAsked'] = (
  context,
  { applicationId, elementRequestId, dueDate },
) =>
  writeEvent(context, {
    type: 'application.elements_asked',
    applicationId,
    data: { applicationId, elementRequestId, dueDate },
  });

/** Tells the provider's systems that the last day for activating a request has come near. */
export const tellOfDeadline: Hooks['deadlineNear'] = (context, { applicationId, notifiedOn }) =>
  writeEvent(context, {
    type: 'application.deadline_near',
    applicationId,
    data: { applicationId, deadline: lisbonDate(lastDayForActivation(notifiedOn)) },
  });

/** Tells the provider's systems that a tariff will end. */
export const tellOfEnding: Hooks['tariffEnding'] = (context, { applicationId, reason, endsOn }) =>
  writeEvent(context, {
    type: 'application.tariff_ending',
    applicationId,
    data: { applicationId, reason, endsOn },
  });
