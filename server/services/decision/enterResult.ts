import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { enterStatus } from '../application/enterStatus';
import type { StoredApplication } from '../application/lockApplication';
import { queueResultMail } from '../mailNotification/queueResultMail';
import { resultMail } from '../mailNotification/resultMail';
import type { Actor, ServiceContext } from '../serviceContext';
import { endOriginal } from './endOriginal';

/** What an application was found to be: Eligible, or NonEligible with the reason. */
export type Result =
  | { readonly statusId: typeof applicationStatus.eligible }
  | { readonly statusId: typeof applicationStatus.nonEligible; readonly reason: string };

/**
 * Gives a locked application its result, whoever found it: the notification starts its clock and is queued, and what
 * the application was about ends where it is no longer eligible (api.md, "Verification").
 */
export const enterResult = async (
  context: ServiceContext & { actor?: Actor },
  application: StoredApplication,
  result: Result,
): Promise<void> => {
  const notifiedOn = context.now();
  const nonEligibleReason = result.statusId === applicationStatus.nonEligible ? result.reason : null;
  await enterStatus(context, application, {
    statusId: result.statusId,
    values: { eligibilityNotificationSentDate: notifiedOn },
    history: { nonEligibleReason },
  });
  await queueResultMail(context, resultMail(application, result.statusId, notifiedOn));
  if (nonEligibleReason !== null) await endOriginal(context, application, nonEligibleReason);
};
