import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { mailNotifications } from '../../db/schema/mailNotifications';
import { resultMail } from '../../services/mail/resultMail';
import type { PlannedApplication } from './plannedApplication';

/** Returns the message about a demo application's result; none while there is no result. */
export const demoMail = (
  applicationId: number,
  recheckApplicationId: number | null,
  { notifiedOn, request, steps }: PlannedApplication,
): (typeof mailNotifications.$inferInsert)[] => {
  if (!notifiedOn) return [];
  const { eligible, nonEligible } = applicationStatus;
  const isEligible = steps.some(({ statusId }) => statusId === eligible);
  const refusal = steps.find(({ statusId }) => statusId === nonEligible);
  const { kind = 'request', providerEmail } = request;
  return [
    {
      ...resultMail(
        { id: applicationId, kind, providerEmail, recheckApplicationId },
        {
          statusId: isEligible ? eligible : nonEligible,
          reason: refusal?.nonEligibleReason ?? null,
          notifiedOn,
        },
      ),
      actualShippingDate: new Date(notifiedOn.getTime() + 5000),
    },
  ];
};
