import { mailNotifications } from '../../db/schema/mailNotifications';
import { enqueueJob } from '../queue/enqueueJob';
import type { ServiceContext } from '../serviceContext';

/** Stores a message about an application and has it sent once the transaction is committed. */
export const queueResultMail = async (
  context: ServiceContext,
  mail: typeof mailNotifications.$inferInsert,
): Promise<void> => {
  const [stored] = await context.db
    .insert(mailNotifications)
    .values(mail)
    .returning({ id: mailNotifications.id });
  if (!stored) throw new Error('The database returned no id for a message.');
  await enqueueJob(context, 'sendMail', { mailNotificationId: stored.id });
};
