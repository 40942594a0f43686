import { notificationEmails } from '../../db/schema/annualMaintenance';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { lockUsers } from '../user/lockUsers';
import { anyProcessed } from './anyProcessed';
import { getNotificationEmail, type StoredEmail } from './getNotificationEmail';
import { ownProviderId } from './ownProviderId';
import { requireCurrentPeriod } from './requireCurrentPeriod';

interface EmailChange {
  id?: number | null | undefined;
  email: string;
}

/**
 * Sets the one notification e-mail of the actor's provider, whether it had one or not, so that sending it twice does no
 * harm; while the period is in effect and nothing of it was processed (spec 4).
 */
export const saveNotificationEmail = async (
  context: SignedInContext,
  { id, email }: EmailChange,
): Promise<StoredEmail> => {
  const providerId = ownProviderId(context.actor);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // What processes its requests holds the provider, too: none is processed between this look and the saving.
    await lockUsers(db, [providerId]);
    await requireCurrentPeriod(inside);
    if (await anyProcessed(inside))
      throw new Refusal('badRequest', 'O e-mail já não pode ser alterado: existem pedidos processados.');
    const stored = await getNotificationEmail(inside);
    if (id && id !== stored?.id) throw new Refusal('notFound', 'O e-mail de notificação não foi encontrado.');
    const [saved] = await db
      .insert(notificationEmails)
      .values({ providerId, email })
      .onConflictDoUpdate({ target: notificationEmails.providerId, set: { email } })
      .returning();
    if (!saved) throw new Error('The database returned no e-mail.');
    const action = stored ? 'update' : 'create';
    await recordAudit(inside, { action, subject: 'notificationEmail', subjectId: saved.id });
    return saved;
  });
};
