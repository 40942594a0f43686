import { eq } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import { mailNotifications } from '../../db/schema/mailNotifications';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob } from '../queue/settleJob';
import { deliver } from './deliver';
import { composeResultMail } from './resultMail';

/** Sends a message about an application and records when it left (spec 3, "Mail notification"). */
export const sendMail = async (
  context: WorkContext,
  job: ClaimedJob,
  { mailNotificationId }: JobPayload<'sendMail'>,
): Promise<void> => {
  const isIt = eq(mailNotifications.id, mailNotificationId);
  const [found] = await context.db
    .select({
      mail: mailNotifications,
      application: {
        id: applications.id,
        kind: applications.kind,
        recheckApplicationId: applications.recheckApplicationId,
      },
    })
    .from(mailNotifications)
    .innerJoin(applications, eq(applications.id, mailNotifications.applicationId))
    .where(isIt);
  if (!found || found.mail.actualShippingDate) return finishJob(context.db, job);
  await deliver(context, job, composeResultMail(found.mail, found.application, context.publicUrl));
  await context.db.transaction(async (db) => {
    await db.update(mailNotifications).set({ actualShippingDate: context.now() }).where(isIt);
    await finishJob(db, job);
  });
};
