import { eq } from 'drizzle-orm';
import { satisfies } from '../../../contract/access';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { approvals } from '../../../server/db/schema/approvals';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import type { ActContext } from '../../../server/services/acts/act';
import { actNames } from '../../../server/services/acts/texts';
import { forbidden, requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { requireRecentFactor } from '../../../server/services/hooks/hooks';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { findActorOfUser } from '../../../server/services/session/account/findActor';
import { nameOfUser } from '../../../server/services/users/nameOfUser';
import {
  confirmApproval as confirmCall,
  refuseApproval as refuseCall,
  withdrawApproval as withdrawCall,
} from '../contract/calls';
import { path } from '../contract/path';
import { auditApproval } from './doOrHold';
import { heldActOf, mayConfirm } from './heldActs';
import { failureIn } from './outcome';
import { lockDecided } from './proposedDecision';
import { approvalTexts } from './texts';

type Stored = typeof approvals.$inferSelect;
type Named = CheckedInput<typeof confirmCall>;

/**
 * Does exactly what somebody else has asked for, in one transaction, after every check of the act itself, with the rights
 * of both as they are now.
 * @throws {Refusal} `forbidden` for what the actor asked for or may not do; `factorNeeded` if the act asks for a recent factor,
 *   of whoever confirms too; `badRequest` if it has ended, or can't be done any more: then nothing was done, and it goes on waiting
 */
export const confirmApproval = async (context: ActContext, { approvalId }: Named): Promise<boolean> => {
  requireAccess(context, confirmCall);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db, isSettled: true } as const;
    const [about] = await db
      .select({ applicationId: approvals.applicationId })
      .from(approvals)
      .where(eq(approvals.id, approvalId));
    // The request first, as whatever moves it does: otherwise there would be a deadlock.
    await lockDecided(inside, about?.applicationId);
    const approval = await lockPending(inside, approvalId);
    const act = heldActOf(approval);
    requireOther(inside, approval);
    if (!act) throw new Refusal('badRequest', approvalTexts.outdated);
    const ready = act.call.needsRecentFactor ? await requireRecentFactor(inside) : inside;
    const asker = await findActorOfUser(db, approval.askedById);
    if (!asker || !satisfies(asker, act.rule)) throw new Refusal('badRequest', approvalTexts.askerGone);
    const input = act.call.input.safeParse(approval.payload);
    if (!input.success) throw new Refusal('badRequest', approvalTexts.outdated);
    const answer = await act.run({ ...ready, askedById: asker.userId }, input.data);
    const failure = failureIn(answer);
    if (failure) throw new Refusal('badRequest', failure.message);
    await end(inside, approval, 'confirmed');
    return true;
  });
};

/**
 * Refuses what somebody else has asked for, who is told why by e-mail.
 * @throws {Refusal} `forbidden` for what the actor asked for or may not do; `badRequest` if it has ended
 */
export const refuseApproval = async (
  context: SignedInContext,
  { approvalId, reason }: CheckedInput<typeof refuseCall>,
): Promise<boolean> => {
  requireAccess(context, refuseCall);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const approval = await lockPending(inside, approvalId);
    requireOther(inside, approval);
    await end(inside, approval, 'refused', reason);
    const { mail } = approvalTexts;
    await enqueueJob(inside, 'sendRecordMail', {
      userId: approval.askedById,
      subject: mail.subject,
      paragraphs: [mail.refused(actNames[approval.act], context.actor.username), mail.reason(reason)],
      page: path,
      linkText: mail.open,
    });
    return true;
  });
};

/**
 * Takes back what the actor asked for.
 * @throws {Refusal} `forbidden` for what somebody else asked for; `badRequest` if it has ended
 */
export const withdrawApproval = async (context: SignedInContext, { approvalId }: Named): Promise<boolean> => {
  requireAccess(context, withdrawCall);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const approval = await lockPending(inside, approvalId);
    if (approval.askedById !== context.actor.userId) throw new Refusal('forbidden', approvalTexts.notOwn);
    await end(inside, approval, 'withdrawn');
    return true;
  });
};

/** Locks what waits: of two who end it at once, the second sees how the first did. */
const lockPending = async ({ db, now }: SignedInContext, id: number): Promise<Stored> => {
  const [approval] = await db.select().from(approvals).where(eq(approvals.id, id)).for('update');
  if (!approval) throw new Refusal('notFound', approvalTexts.unknown);
  const { state, expiresOn, askedById, endedById } = approval;
  if (state === 'expired' || (state === 'pending' && expiresOn <= now()))
    throw new Refusal('badRequest', approvalTexts.expired);
  if (state === 'pending') return approval;
  if (state === 'withdrawn' && endedById !== askedById)
    throw new Refusal('badRequest', approvalTexts.movedOn);
  const [by] = await db
    .select({ name: nameOfUser })
    .from(users)
    .where(eq(users.id, endedById ?? 0));
  throw new Refusal('badRequest', approvalTexts.ended[state](by?.name ?? ''));
};

/** Refuses whoever asked for it themselves, and whoever may not do it. */
const requireOther = ({ actor }: SignedInContext, approval: Stored): void => {
  if (approval.askedById === actor.userId) throw new Refusal('forbidden', approvalTexts.own);
  if (!mayConfirm(actor, approval)) throw forbidden();
};

const end = async (
  context: SignedInContext,
  approval: Stored,
  state: 'confirmed' | 'refused' | 'withdrawn',
  reason?: string,
): Promise<void> => {
  const { db, actor, now } = context;
  await db
    .update(approvals)
    .set({ state, endedById: actor.userId, endedOn: now(), reason: reason ?? null })
    .where(eq(approvals.id, approval.id));
  await auditApproval(context, 'endApproval', approval, { state, askedBy: approval.askedById });
};
