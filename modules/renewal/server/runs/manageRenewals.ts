import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Call, CheckedInput } from '../../../../contract/calls/defineCall';
import type { AuditAction } from '../../../../contract/rules/auditActions';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import { lockRow } from '../../../../server/db/lockRow';
import { jobs } from '../../../../server/db/schema/jobs';
import { renewalRuns } from '../../../../server/db/schema/renewals';
import { users } from '../../../../server/db/schema/users';
import { Refusal, type Words, withName } from '../../../../server/lib/refusal';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import {
  pauseRenewal as pauseCall,
  rehearseRenewal as rehearseCall,
  resumeRenewal as resumeCall,
  startRenewal as startCall,
  stopRenewal as stopCall,
} from '../../contract/calls';
import { openRenewalStates, type RenewalState, renewalStates } from '../../contract/states';
import type { RenewalRun } from '../declared/renewalRun';
import { termsOf } from '../declared/terms';
import { renewalTexts } from '../declared/texts';

/** Refuses a value of the input, for its field in the caller's form. */
const refused = (field: 'validUntil' | 'startsOn' | 'providerId', words: Words): Refusal =>
  new Refusal('badRequest', withName(startCall.labels?.[field] ?? field, words), undefined, field);

/**
 * Begins the rehearsal of a renewal of all active tariffs, or of a part of them, by the terms of the settings.
 * @throws {Refusal} `badRequest` for a period that lies behind, or a provider that is not there
 */
export const rehearseRenewal = async (
  context: SignedInContext,
  { providerId, district, startedBefore, validUntil }: CheckedInput<typeof rehearseCall>,
): Promise<RenewalRun> => {
  requireAccess(context, rehearseCall);
  const { db, now, actor } = context;
  if (validUntil <= lisbonDate(now())) throw refused('validUntil', renewalTexts.periodBehind);
  const { noticeDays, answerDays } = termsOf(context);
  return db.transaction(async (tx) => {
    const isProvider = and(
      eq(users.id, providerId ?? 0),
      eq(users.userTypeId, userType.provider),
      eq(users.userStatusId, userStatus.active),
    );
    if (providerId && (await tx.$count(users, isProvider)) === 0)
      throw refused('providerId', renewalTexts.providerUnknown);
    const [run] = await tx
      .insert(renewalRuns)
      .values({
        state: 'rehearsing',
        providerId: providerId ?? null,
        district: district ?? null,
        startedBefore: startedBefore ?? null,
        validUntil,
        noticeDays,
        answerDays,
        createdById: actor.userId,
        createdOn: now(),
      })
      .returning();
    if (!run) throw new Error('The renewal was not stored');
    await audit({ ...context, db: tx }, 'rehearseRenewal', run);
    await wake({ ...context, db: tx });
    return run;
  });
};

/**
 * Starts a rehearsed renewal, at once or on a day.
 * @throws {Refusal} `badRequest` if another one is under way, it is not rehearsed, its period lies behind, or the day does
 */
export const startRenewal = (
  context: SignedInContext,
  { renewalId, startsOn }: CheckedInput<typeof startCall>,
): Promise<RenewalRun> => {
  requireAccess(context, startCall);
  const { now, actor } = context;
  const today = lisbonDate(now());
  return change(context, startCall, renewalId, ['rehearsed'], 'startRenewal', async (db, run) => {
    if (run.validUntil <= today) throw refused('validUntil', renewalTexts.periodBehind);
    if (startsOn && (startsOn <= today || startsOn >= run.validUntil))
      throw refused('startsOn', renewalTexts.startBehind);
    // Two that start at once come one after the other here, and a unique index stands behind it.
    await lockRow(db, 'renewals');
    if ((await db.$count(renewalRuns, inArray(renewalRuns.state, [...openRenewalStates]))) > 0)
      throw new Refusal('badRequest', renewalTexts.otherRenewal);
    return startsOn
      ? { state: 'planned', startsOn, startedById: actor.userId }
      : { state: 'running', startedById: actor.userId, startedOn: now(), nextQuestionOn: now() };
  });
};

/**
 * Pauses the running renewal.
 * @throws {Refusal} `badRequest` if it is not running
 */
export const pauseRenewal = (
  context: SignedInContext,
  { renewalId }: CheckedInput<typeof pauseCall>,
): Promise<RenewalRun> =>
  change(context, pauseCall, renewalId, ['running'], 'pauseRenewal', async () => ({ state: 'paused' }));

/**
 * Goes on with a paused renewal.
 * @throws {Refusal} `badRequest` if it is not paused
 */
export const resumeRenewal = (
  context: SignedInContext,
  { renewalId }: CheckedInput<typeof resumeCall>,
): Promise<RenewalRun> =>
  change(context, resumeCall, renewalId, ['paused'], 'resumeRenewal', async () => ({ state: 'running' }));

/**
 * Stops a renewal for good. What is open of it is taken out afterwards, in steps; nothing of it ends from now on.
 * @throws {Refusal} `badRequest` if it is not under way
 */
export const stopRenewal = (
  context: SignedInContext,
  { renewalId }: CheckedInput<typeof stopCall>,
): Promise<RenewalRun> =>
  change(context, stopCall, renewalId, openRenewalStates, 'stopRenewal', async () => ({
    state: 'stopped',
    endedById: context.actor.userId,
    endedOn: context.now(),
  }));

/** Changes a locked renewal that is in one of these states, and records it; wakes whoever works on it. */
const change = (
  context: SignedInContext,
  call: Call,
  renewalId: number,
  from: readonly RenewalState[],
  action: AuditAction,
  decide: (db: SignedInContext['db'], run: RenewalRun) => Promise<Partial<RenewalRun>>,
): Promise<RenewalRun> => {
  requireAccess(context, call);
  return context.db.transaction(async (db) => {
    const [run] = await db
      .select()
      .from(renewalRuns)
      .where(eq(renewalRuns.id, renewalId))
      .for('no key update');
    if (!run) throw new Refusal('notFound', renewalTexts.notFound);
    if (!from.includes(run.state))
      throw new Refusal('badRequest', renewalTexts.notNow(renewalStates[run.state]));
    const [changed = run] = await db
      .update(renewalRuns)
      .set(await decide(db, run))
      .where(eq(renewalRuns.id, renewalId))
      .returning();
    await audit({ ...context, db }, action, changed);
    await wake({ ...context, db });
    return changed;
  });
};

/** Has the renewals looked after at once. */
const wake = async ({ db, now, written }: SignedInContext): Promise<void> => {
  await db
    .update(jobs)
    .set({ runAt: now() })
    .where(and(eq(jobs.key, 'tendRenewals'), isNull(jobs.leaseToken), gt(jobs.runAt, now())));
  written?.jobs.add('renewal');
};

const audit = (context: SignedInContext, action: AuditAction, { id, providerId, startsOn }: RenewalRun) =>
  writeAuditEvent(context, {
    action,
    subject: 'renewal',
    subjectId: id,
    detail: { providerId, ...(action === 'startRenewal' && { dueOn: startsOn }) },
  });
