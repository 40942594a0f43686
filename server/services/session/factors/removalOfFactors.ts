import { and, eq, lte } from 'drizzle-orm';
import { stopFactorRemoval as stopCall } from '../../../../contract/calls/factors';
import { factorRemovals, factors, recoveryCodes } from '../../../db/schema/factors';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import type { WorkContext } from '../../context/workContext';
import type { ClaimedJob } from '../../queue/claimJob';
import type { JobPayload } from '../../queue/jobKinds';
import { finishJob } from '../../queue/settleJob';
import { lockUsers } from '../account/lockUsers';
import { tellOfFactor } from './tellOfFactor';
import { factorMailTexts } from './texts';

/** Stops the removal of the caller's factors, if one was asked for. */
export const stopFactorRemoval = async (context: SignedInContext): Promise<true> => {
  requireAccess(context, stopCall);
  const { userId } = context.actor;
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockUsers(db, [userId]);
    const stopped = await db.delete(factorRemovals).where(eq(factorRemovals.userId, userId)).returning();
    if (stopped.length > 0)
      await writeAuditEvent(inside, {
        action: 'factorRemovalStopped',
        subject: 'user',
        subjectId: userId,
      });
  });
  return true;
};

/** Removes all factors of a person whose removal is due and was not stopped, and tells them. */
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
      await db.delete(factors).where(eq(factors.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
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
