import { and, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import type { Database } from '../../../../server/db/database';
import { renewalItems, renewalRuns } from '../../../../server/db/schema/renewals';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { exceptionStates, type LeftReason, openItemStates, unansweredStates } from '../../contract/states';
import { findRunning } from '../declared/renewalRun';

/** How many tariffs one statement takes out of a renewal. */
const itemsOfStep = 5_000;

/** Starts the renewal whose day has come; one whose period has passed by then is stopped. */
export const startPlanned = async ({ db, now }: WorkContext): Promise<boolean> => {
  const today = lisbonDate(now());
  const due = and(eq(renewalRuns.state, 'planned'), lte(renewalRuns.startsOn, today));
  const stopped = await db
    .update(renewalRuns)
    .set({ state: 'stopped', endedOn: now() })
    .where(and(due, lte(renewalRuns.validUntil, today)))
    .returning({ id: renewalRuns.id });
  const started = await db
    .update(renewalRuns)
    .set({ state: 'running', startedOn: now(), nextQuestionOn: now() })
    .where(due)
    .returning({ id: renewalRuns.id });
  return stopped.length + started.length > 0;
};

/** Takes what was open out of renewals that were stopped, a step at a time. */
export const clearStopped = ({ db }: Pick<ServiceContext, 'db'>): Promise<boolean> =>
  leave(
    db,
    inArray(
      renewalItems.runId,
      db.select({ id: renewalRuns.id }).from(renewalRuns).where(eq(renewalRuns.state, 'stopped')),
    ),
    openItemStates,
    'stopped',
  );

/** Gives up on whom the services never answered about once the period has passed: nothing ends by that. */
export const giveUpSilent = async ({ db, now }: WorkContext): Promise<boolean> => {
  const run = await findRunning(db);
  if (!run?.filledOn || run.validUntil >= lisbonDate(now())) return false;
  return leave(db, eq(renewalItems.runId, run.id), unansweredStates, 'unanswered');
};

const leave = async (
  db: Database,
  which: SQL | undefined,
  states: readonly (typeof openItemStates)[number][],
  leftBecause: LeftReason,
): Promise<boolean> => {
  const step = db
    .select({ id: renewalItems.id })
    .from(renewalItems)
    .where(and(which, inArray(renewalItems.state, [...states])))
    .orderBy(renewalItems.id)
    .limit(itemsOfStep)
    .for('update', { skipLocked: true });
  const left = await db
    .update(renewalItems)
    .set({ state: 'left', leftBecause, leaseToken: null, leasedUntil: null })
    .where(inArray(renewalItems.id, step))
    .returning({ id: renewalItems.id });
  return left.length > 0;
};

/** Notes that everybody was asked, and ends the renewal once nothing of it is open. */
export const closeRenewal = async (context: WorkContext): Promise<boolean> => {
  const { db, now } = context;
  const run = await findRunning(db);
  if (!run?.filledOn) return false;
  const hasAny = async (states: readonly (typeof openItemStates)[number][]) => {
    const found = await db
      .select({ id: renewalItems.id })
      .from(renewalItems)
      .where(and(eq(renewalItems.runId, run.id), inArray(renewalItems.state, [...states])))
      .limit(1);
    return found.length > 0;
  };
  if (await hasAny(unansweredStates)) return false;
  const isRunning = and(eq(renewalRuns.id, run.id), eq(renewalRuns.state, 'running'));
  if (!run.askedOn)
    await db
      .update(renewalRuns)
      .set({ askedOn: now() })
      .where(and(isRunning, isNull(renewalRuns.askedOn)));
  if (await hasAny(exceptionStates)) return false;
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(renewalRuns)
      .set({ state: 'done', endedOn: now() })
      .where(isRunning)
      .returning({ id: renewalRuns.id });
    for (const { id } of ended)
      await writeAuditEvent(
        { ...context, db: tx },
        { action: 'endRenewal', subject: 'renewal', subjectId: id },
      );
    return ended.length > 0;
  });
};

/** How long a finished rehearsal that nobody started is kept, in days. */
const keptRehearsalDays = 90;

/** Removes rehearsals that nobody started for long. */
export const removeOldRehearsals = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - keptRehearsalDays * 24 * 60 * 60 * 1000);
  await db
    .delete(renewalRuns)
    .where(
      and(
        eq(renewalRuns.state, 'rehearsed'),
        isNotNull(renewalRuns.rehearsedOn),
        lt(renewalRuns.rehearsedOn, before),
        sql`not exists (select 1 from renewal_items where run_id = ${renewalRuns.id})`,
      ),
    );
};
