import { desc, eq } from 'drizzle-orm';
import { getMailNotifications } from '../../../../contract/calls/mailNotification';
import { mailNotifications } from '../../../db/schema/mailNotifications';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { requireApplication } from '../visibility/requireApplication';

/** A message without its text. */
export type MailNotificationRow = Pick<
  typeof mailNotifications.$inferSelect,
  'subject' | 'to' | 'actualShippingDate'
>;

/**
 * Lists the messages about an application, sent or queued, newest first (spec 7).
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const listMailNotifications = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<MailNotificationRow[]> => {
  requireAccess(context, getMailNotifications);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'messages');
  return context.db
    .select({
      subject: mailNotifications.subject,
      to: mailNotifications.to,
      actualShippingDate: mailNotifications.actualShippingDate,
    })
    .from(mailNotifications)
    .where(eq(mailNotifications.applicationId, applicationId))
    .orderBy(desc(mailNotifications.createdOn), desc(mailNotifications.id));
};
