import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { enterStatus } from '../application/enterStatus';
import type { StoredApplication } from '../application/lockApplication';
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
  await context.db.insert(mailNotifications).values(resultMail(application, result.statusId, notifiedOn));
  if (nonEligibleReason !== null) await endOriginal(context, application, nonEligibleReason);
};
