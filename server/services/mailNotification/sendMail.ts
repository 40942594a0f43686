import { eq } from 'drizzle-orm';
import { mailNotifications } from '../../db/schema/mailNotifications';
import type { ClaimedJob } from '../queue/claimJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob } from '../queue/settleJob';
import type { WorkContext } from '../workContext';
import { deliver } from './deliver';

/** Sends a message about an application and writes when it left (spec 3, "Mail notification"). */
export const sendMail = async (
  context: WorkContext,
  job: ClaimedJob,
  { mailNotificationId }: JobPayload<'sendMail'>,
): Promise<void> => {
  const isIt = eq(mailNotifications.id, mailNotificationId);
  const [mail] = await context.db.select().from(mailNotifications).where(isIt);
  if (!mail || mail.actualShippingDate) return finishJob(context.db, job);
  await deliver(context, job, { to: mail.to, subject: mail.subject, text: mail.body });
  await context.db.transaction(async (db) => {
    await db.update(mailNotifications).set({ actualShippingDate: context.now() }).where(isIt);
    await finishJob(db, job);
  });
};
