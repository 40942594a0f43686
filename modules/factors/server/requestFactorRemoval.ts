import { gte } from 'drizzle-orm';
import { dayMonthYear, lisbonTimeZone } from '../../../contract/rules/lisbonDay';
import { factorRemovals, factors } from '../../../server/db/schema/factors';
import { Refusal } from '../../../server/lib/refusal';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { endSessionsOf, lockUsers } from '../../../server/services/session/account/lockUsers';
import { mayHandleUserType, requireUserType } from '../../../server/services/users/requireUserType';
import { requestFactorRemoval as requestCall } from '../contract/calls';
import { rulesOf } from './factorRules';
import { kindsOfFactors } from './factorsOf';
import { newFactorsSince, takeFactorsAway } from './takeFactorsAway';
import { tellOfFactor } from './tellOfFactor';
import { factorMailTexts, factorTexts } from './texts';

const hour = 3_600_000;

/**
 * Asks that all factors of somebody be removed who has lost them, and tells the person at once. Those added in the last days
 * (`newFactorDays`) are taken away now, as they may be somebody else's, and the person's sessions end; the others after the
 * delay of a setting, unless the person stops it.
 * @throws {Refusal} `forbidden` for a user whom the caller may not change; `badRequest` for oneself, and for whoever has no
 *   factor
 */
export const requestFactorRemoval = async (
  context: SignedInContext,
  { userId }: { userId: number },
): Promise<true> => {
  requireAccess(context, requestCall);
  const { actor, now } = context;
  await requireUserType(context, [{ id: userId }], (typeId) => mayHandleUserType(actor, typeId, 'update'));
  if (userId === actor.userId) throw new Refusal('badRequest', factorTexts.ownRemoval);
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockUsers(db, [userId]);
    if ((await kindsOfFactors(db, userId)).length === 0)
      throw new Refusal('badRequest', factorTexts.nothingToRemove);
    const taken = await takeFactorsAway(inside, userId, gte(factors.createdOn, newFactorsSince(context)));
    const subject = { subject: 'user', subjectId: userId } as const;
    if (taken.length > 0) await endSessionsOf(inside, [userId]);
    for (const { kind, name } of taken) {
      await writeAuditEvent(inside, { action: 'factorRemoved', ...subject, detail: { kind } });
      await tellOfFactor(inside, userId, factorMailTexts.removed(name));
    }
    if ((await kindsOfFactors(db, userId)).length === 0) return;
    const requestedOn = now();
    const dueOn = new Date(requestedOn.getTime() + rulesOf(context).removalHours * hour);
    const removal = { requestedBy: actor.userId, requestedOn, dueOn };
    // Asking again does not shorten the wait, which begins anew.
    await db
      .insert(factorRemovals)
      .values({ userId, ...removal })
      .onConflictDoUpdate({ target: factorRemovals.userId, set: removal });
    await enqueueJob(inside, 'removeFactors', { userId }, { runAt: dueOn });
    await writeAuditEvent(inside, {
      action: 'factorRemovalRequested',
      ...subject,
      detail: { dueOn: dueOn.toISOString() },
    });
    await tellOfFactor(inside, userId, factorMailTexts.removalRequested(momentText(dueOn)));
  });
  return true;
};

const momentText = (moment: Date) =>
  `${dayMonthYear(moment)}, ${moment.toLocaleTimeString('pt-PT', { timeZone: lisbonTimeZone, hour: '2-digit', minute: '2-digit' })}`;
