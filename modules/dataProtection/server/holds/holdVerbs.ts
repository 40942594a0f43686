import { and, eq, isNull, not } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import { lockRow } from '../../../../server/db/lockRow';
import { applications } from '../../../../server/db/schema/applications';
import { holds } from '../../../../server/db/schema/holds';
import { fieldRefusal, Refusal } from '../../../../server/lib/refusal';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import {
  createHold as createHoldCall,
  endHold as endHoldCall,
  getHolds as getHoldsCall,
} from '../../contract/erasureCalls';
import { dataProtectionTexts } from '../declared/texts';
import { type FoundHold, findHolds, holdsLock, inForce } from './holds';

const endedAtMost = 100;

/** Returns the holds in force and those that ended last; recorded. */
export const listHolds = async (context: SignedInContext): Promise<FoundHold[]> => {
  requireAccess(context, getHoldsCall);
  const { db } = context;
  const found = [...(await findHolds(db, inForce)), ...(await findHolds(db, not(inForce), endedAtMost))];
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'hold',
    detail: { ids: found.map(({ id }) => id) },
  });
  return found;
};

/**
 * Holds everything of a NIF, or a request with what belongs to it; recorded.
 * @throws {Refusal} `badRequest` for a request that there is not or that was erased, and for a day that has passed
 */
export const createHold = async (
  context: SignedInContext,
  { fiscalNumber, applicationId, reason, until }: CheckedInput<typeof createHoldCall>,
): Promise<{ id: number }> => {
  requireAccess(context, createHoldCall);
  const { actor, now } = context;
  const { labels } = createHoldCall;
  if (until && until < lisbonDate(now()))
    throw fieldRefusal(labels?.until ?? '', dataProtectionTexts.dayHasPassed);
  return context.db.transaction(async (db) => {
    await lockRow(db, holdsLock);
    if (applicationId) {
      const isThere = and(eq(applications.id, applicationId), isNull(applications.erasedOn));
      const found = await db.$count(applications, isThere);
      if (found === 0)
        throw new Refusal('notFound', `${labels?.applicationId}: ${dataProtectionTexts.noRequest}`);
    }
    const [made] = await db
      .insert(holds)
      .values({
        fiscalNumber: fiscalNumber ?? null,
        applicationId: applicationId ?? null,
        reason,
        until: until ?? null,
        createdById: actor.userId,
        createdOn: now(),
      })
      .returning({ id: holds.id });
    if (!made) throw new Error('The database returned no id for a hold.');
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'hold',
        subject: 'hold',
        subjectId: made.id,
        detail: { until: until ?? null, ...(applicationId && { applicationId }) },
      },
    );
    return made;
  });
};

/**
 * Ends a hold; recorded.
 * @throws {Refusal} `notFound`; `badRequest` if it has ended
 */
export const endHold = async (
  context: SignedInContext,
  { id }: CheckedInput<typeof endHoldCall>,
): Promise<boolean> => {
  requireAccess(context, endHoldCall);
  const { actor, now } = context;
  return context.db.transaction(async (db) => {
    const [ended] = await db
      .update(holds)
      .set({ endedById: actor.userId, endedOn: now() })
      .where(and(eq(holds.id, id), isNull(holds.endedOn)))
      .returning({ applicationId: holds.applicationId });
    if (!ended && (await db.$count(holds, eq(holds.id, id))) === 0)
      throw new Refusal('notFound', dataProtectionTexts.noHold);
    if (!ended) throw new Refusal('badRequest', dataProtectionTexts.holdEnded);
    const { applicationId } = ended;
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'endHold',
        subject: 'hold',
        subjectId: id,
        ...(applicationId && { detail: { applicationId } }),
      },
    );
    return true;
  });
};
