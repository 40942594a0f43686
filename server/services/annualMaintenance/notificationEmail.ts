import { eq } from 'drizzle-orm';
import {
  createNotificationEmail,
  getNotificationEmail as getNotificationEmailCall,
  updateNotificationEmail,
} from '../../../contract/calls/annualMaintenance';
import { notificationEmails } from '../../db/schema/annualMaintenance';
import { Refusal } from '../../lib/refusal';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { Actor, SignedInContext } from '../context/serviceContext';
import { lockUsers } from '../session/account/lockUsers';
import { isAnyProcessed } from './anyProcessed';
import { requireCurrentPeriod } from './findPeriod';
import { maintenanceTexts } from './texts';

/** The stored address to which a provider's maintenance notifications go. */
export type StoredEmail = typeof notificationEmails.$inferSelect;

/** Returns the notification e-mail of the actor's provider, if it has one, and records the view (spec 7). */
export const getNotificationEmail = async (context: SignedInContext): Promise<StoredEmail | undefined> => {
  requireAccess(context, getNotificationEmailCall);
  const found = await findEmail(context);
  if (found)
    await writeAuditEvent(context, { action: 'view', subject: 'notificationEmail', subjectId: found.id });
  return found;
};

const findEmail = async ({ db, actor }: SignedInContext): Promise<StoredEmail | undefined> => {
  const [found] = await db
    .select()
    .from(notificationEmails)
    .where(eq(notificationEmails.providerId, ownProviderId(actor)));
  return found;
};

/**
 * Returns the notification e-mail of the actor's provider, without which nothing can be handed in (spec 4, Upload).
 * With `isLocked`, locks it until the transaction ends.
 * @throws {Refusal} `badRequest` if none is set
 */
export const requireNotificationEmail = async (
  { db, actor }: SignedInContext,
  { isLocked }: { isLocked: boolean },
): Promise<string> => {
  const query = db
    .select({ email: notificationEmails.email })
    .from(notificationEmails)
    .where(eq(notificationEmails.providerId, ownProviderId(actor)));
  const [found] = await (isLocked ? query.for('update') : query);
  if (!found) throw new Refusal('badRequest', maintenanceTexts.emailFirst);
  return found.email;
};

interface EmailChange {
  id?: number | null | undefined;
  email: string;
}

/**
 * Sets the one notification e-mail of the actor's provider, whether or not it had one, so that sending it twice does
 * no harm.
 * @throws {Refusal} `badRequest` outside the period and once any of the provider's requests in it was processed (spec
 *   4); `notFound` for another id than that of the stored one
 */
export const saveNotificationEmail = async (
  context: SignedInContext,
  { id, email }: EmailChange,
): Promise<StoredEmail> => {
  requireAccess(context, createNotificationEmail, updateNotificationEmail);
  const providerId = ownProviderId(context.actor);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // Processing locks the provider too, so nothing is processed between this check and the save.
    await lockUsers(db, [providerId]);
    await requireCurrentPeriod(inside);
    if (await isAnyProcessed(inside)) throw new Refusal('badRequest', maintenanceTexts.emailLocked);
    const stored = await findEmail(inside);
    if (id && id !== stored?.id) throw new Refusal('notFound', maintenanceTexts.emailNotFound);
    const [saved] = await db
      .insert(notificationEmails)
      .values({ providerId, email })
      .onConflictDoUpdate({ target: notificationEmails.providerId, set: { email } })
      .returning();
    if (!saved) throw new Error('The database returned no e-mail.');
    const action = stored ? 'update' : 'create';
    await writeAuditEvent(inside, { action, subject: 'notificationEmail', subjectId: saved.id });
    return saved;
  });
};

/**
 * Returns the provider that the actor acts for.
 * @throws {Refusal} `notFound` for administrators, who act for none
 */
export const ownProviderId = ({ providerId }: Actor): number => {
  if (providerId === null) throw new Refusal('notFound', maintenanceTexts.providerNotFound);
  return providerId;
};
