import { eq } from 'drizzle-orm';
import { notificationEmails } from '../../db/schema/annualMaintenance';
import type { SignedInContext } from '../serviceContext';
import { ownProviderId } from './ownProviderId';

/** Where a provider is told of its maintenance requests, as it is stored. */
export type StoredEmail = typeof notificationEmails.$inferSelect;

/** The notification e-mail of the actor's provider, if it has one (spec 7). */
export const getNotificationEmail = async ({
  db,
  actor,
}: SignedInContext): Promise<StoredEmail | undefined> => {
  const [found] = await db
    .select()
    .from(notificationEmails)
    .where(eq(notificationEmails.providerId, ownProviderId(actor)));
  return found;
};
