import { and, eq, lte } from 'drizzle-orm';
import { factorRemovals } from '../../../server/db/schema/factors';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import type { WorkContext } from '../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../server/services/queue/jobKinds';
import { finishJob } from '../../../server/services/queue/settleJob';
import { endSessionsOf, lockUsers } from '../../../server/services/session/account/lockUsers';
import { requireSignedIn } from '../../../server/services/session/account/requireSignedIn';
import { stopFactorRemoval as stopCall } from '../contract/calls';
import { requireOlderFactor, requireRecentIdentity } from './requireOwner';
import { takeFactorsAway } from './takeFactorsAway';
import { tellOfFactor } from './tellOfFactor';
import { factorMailTexts } from './texts';

/**
 * Stops the removal of the caller's factors, if one was asked for. Whoever may be the reason for it can't: it takes the
 * password or the corporate identity, and a factor from before it was asked for.
 * @throws {Refusal} `identityNeeded`; `factorNeeded`
 */
export const stopFactorRemoval = async (context: SignedInContext): Promise<true> => {
  requireAccess(context, stopCall);
  const { userId } = context.actor;
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await requireSignedIn(inside);
    const [asked] = await db.select().from(factorRemovals).where(eq(factorRemovals.userId, userId));
    if (!asked) return;
    await requireRecentIdentity(inside);
    await requireOlderFactor(inside, asked.requestedOn);
    await db.delete(factorRemovals).where(eq(factorRemovals.userId, userId));
    await writeAuditEvent(inside, { action: 'factorRemovalStopped', subject: 'user', subjectId: userId });
  });
  return true;
};

/**
 * Removes all factors of a person whose removal is due and was not stopped, and tells them. Their sessions end: one of them
 * may have been opened with what is removed.
 */
export const removeFactors = async (
  context: WorkContext,
  job: ClaimedJob,
  { userId }: JobPayload<'removeFactors'>,
): Promise<void> => {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockUsers(db, [userId]);
    // Of a removal that was asked for again, the later job does it.
    const [due] = await db
      .delete(factorRemovals)
      .where(and(eq(factorRemovals.userId, userId), lte(factorRemovals.dueOn, context.now())))
      .returning();
    if (due) {
      await takeFactorsAway(inside, userId);
      await endSessionsOf(inside, [userId]);
      // Where a factor is required, the days of grace are over long since: one is added at the next sign-in.
      await writeAuditEvent(inside, {
        action: 'factorRemoved',
        subject: 'user',
        subjectId: userId,
        detail: { requestedBy: due.requestedBy },
      });
      await tellOfFactor(inside, userId, factorMailTexts.removed(factorMailTexts.all));
    }
    await finishJob(db, job);
  });
};
