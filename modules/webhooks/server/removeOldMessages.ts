import { lte } from 'drizzle-orm';
import { webhookMessages } from '../../../server/db/schema/webhooks';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { webhookKeptDays } from '../contract/webhookRules';

const day = 24 * 60 * 60 * 1000;

/** Removes messages that were kept for as long as they can be sent again. */
export const removeOldMessages = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  const last = new Date(now().getTime() - webhookKeptDays * day);
  await db.delete(webhookMessages).where(lte(webhookMessages.createdOn, last));
};
