import { eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { Refusal } from '../../../../server/lib/refusal';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { keepTariff as keepCall } from '../../contract/calls';
import { exceptionStates, type ItemState } from '../../contract/states';
import { renewalTexts } from '../declared/texts';

const open: readonly ItemState[] = exceptionStates;

/**
 * Renews an exception by decision of the regulator: its tariff does not end by the renewal.
 * @throws {Refusal} `notFound`; `badRequest` if it is no exception, or no longer
 */
export const keepTariff = (
  context: SignedInContext,
  { itemId, reason }: CheckedInput<typeof keepCall>,
): Promise<boolean> => {
  requireAccess(context, keepCall);
  const { actor, now } = context;
  return context.db.transaction(async (db) => {
    const [item] = await db
      .select({ state: renewalItems.state, applicationId: renewalItems.applicationId })
      .from(renewalItems)
      .where(eq(renewalItems.id, itemId))
      .for('update');
    if (!item) throw new Refusal('notFound', renewalTexts.itemNotFound);
    if (!open.includes(item.state)) throw new Refusal('badRequest', renewalTexts.itemNotNow);
    await db
      .update(renewalItems)
      .set({
        state: 'renewed',
        how: 'kept',
        renewedOn: now(),
        keptById: actor.userId,
        keptBecause: reason,
      })
      .where(eq(renewalItems.id, itemId));
    await writeAuditEvent(
      { ...context, db },
      { action: 'keepTariff', subject: 'application', subjectId: item.applicationId },
    );
    return true;
  });
};
