import { and, eq, lte } from 'drizzle-orm';
import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import type { AuditDetail } from '../../../contract/rules/auditDetails';
import { approvals } from '../../../server/db/schema/approvals';
import { Refusal } from '../../../server/lib/refusal';
import type { Act, ActContext } from '../../../server/services/acts/act';
import { actionTexts } from '../../../server/services/applications/texts';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { AwaitsApproval } from '../../../server/services/context/awaitsApproval';
import type { ServiceContext, SignedInContext } from '../../../server/services/context/serviceContext';
import type { Hooks } from '../../../server/services/hooks/hooks';
import { callOfPayload, hasToWait } from './heldActs';
import { failureIn } from './outcome';
import { lockDecided } from './proposedDecision';

/**
 * Does an act or, where it needs a second person, tries it, takes all of it back and keeps it for one to confirm. What
 * can't be done is told as without a second person.
 * @throws {Refusal} what the act throws; `badRequest` if a decision on the request waits already, or one of several items
 *   can't be done
 */
export const doOrHold: Hooks['aroundAct'] = async <C extends Call, Answer>(
  context: ActContext,
  act: Act<C, Answer>,
  input: CheckedInput<C>,
): Promise<Answer | AwaitsApproval> => {
  if (!(await hasToWait(context, act, input))) return act.run(context, input);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    // For longer than the rehearsal, so that nothing moves the request until the act is kept.
    await lockDecided(inside, act.applicationId?.(input));
    const answer = await rehearse(inside, act, input);
    const failure = failureIn(answer);
    if (failure?.isOnly) return answer;
    if (failure) throw new Refusal('badRequest', failure.message);
    return new AwaitsApproval(await hold(inside, act, input));
  });
};

class Rehearsed<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('Taken back');
  }
}

/** Does an act in a transaction that is taken back, and returns what it would have answered. */
const rehearse = async <C extends Call, Answer>(
  context: ActContext,
  act: Act<C, Answer>,
  input: CheckedInput<C>,
): Promise<Answer> => {
  try {
    await context.db.transaction(async (db) => {
      throw new Rehearsed(await act.run({ ...context, db, written: { jobs: new Set() } }, input));
    });
  } catch (failure) {
    if (failure instanceof Rehearsed) return failure.answer as Answer;
    throw failure;
  }
  throw new Error('A rehearsal was not taken back.');
};

/** After how many days nobody can confirm an act any more. */
const approvalDays = 7;
const day = 24 * 3_600_000;

const hold = async <C extends Call>(
  context: SignedInContext,
  act: Act<C>,
  input: CheckedInput<C>,
): Promise<number> => {
  const { db, actor, now } = context;
  const applicationId = act.applicationId?.(input) ?? null;
  await expireApprovals(context);
  const askedOn = now();
  const [held] = await db
    .insert(approvals)
    .values({
      act: act.name,
      payload: { ...(input as object), [callOfPayload]: act.call.path },
      applicationId,
      askedById: actor.userId,
      askedOn,
      expiresOn: new Date(askedOn.getTime() + approvalDays * day),
    })
    .onConflictDoNothing()
    .returning({ id: approvals.id });
  if (!held) throw new Refusal('badRequest', actionTexts.stateChanged);
  await auditApproval(context, 'askApproval', { id: held.id, act: act.name, applicationId });
  return held.id;
};

/** Records that something was asked for, or how it ended. */
export const auditApproval = (
  context: ServiceContext & Partial<Pick<SignedInContext, 'actor'>>,
  action: 'askApproval' | 'endApproval',
  { id, act, applicationId }: Pick<typeof approvals.$inferSelect, 'id' | 'act' | 'applicationId'>,
  more?: AuditDetail,
): Promise<void> =>
  writeAuditEvent(context, {
    action,
    ...(applicationId === null
      ? { subject: 'approval', subjectId: id }
      : { subject: 'application', subjectId: applicationId }),
    detail: { approvalId: id, act, ...more },
  });

/** Ends what nobody has confirmed in time. */
const expireApprovals = async (context: ServiceContext): Promise<void> => {
  const { db, now } = context;
  const ended = await db
    .update(approvals)
    .set({ state: 'expired', endedOn: now() })
    .where(and(eq(approvals.state, 'pending'), lte(approvals.expiresOn, now())))
    .returning();
  for (const approval of ended)
    await auditApproval({ ...context, actor: undefined }, 'endApproval', approval, { state: 'expired' });
};

/** How long what ended stays readable in the database. */
const keptDays = 90;

/** Ends what nobody has confirmed in time, and removes what ended long ago; for the regular clean-up. */
export const removeOldApprovals = async (context: ServiceContext): Promise<void> => {
  await expireApprovals(context);
  const last = new Date(context.now().getTime() - keptDays * day);
  await context.db.delete(approvals).where(lte(approvals.endedOn, last));
};
