import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { mailNotifications } from '../../db/schema/mailNotifications';
import { resultMail } from '../../services/mail/resultMail';
import type { PlannedApplication } from './plannedApplication';

/** The message that told of a demo application's result; none where there was no result yet. */
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
