import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { renewalItems, renewalRuns } from '../../../../server/db/schema/renewals';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { readServiceStates } from '../../../../server/services/verification/serviceStates';
import type { RenewalTerms } from '../../contract/renewal';
import { unansweredStates } from '../../contract/states';
import { findRunning, type RenewalRun } from '../declared/renewalRun';
import { isWithinHours } from '../declared/terms';

/** How long a server's lease on tariffs lasts, in seconds: longer than a service takes with all attempts at a call. */
const leaseSeconds = 180;

/** How many tariffs are tried in a second while a service is silent: as many as show that it answers again. */
const triedWhileSilent = 2;

/** How far questions that were not asked in time may be caught up with, in milliseconds. */
const second = 1_000;

/** Tariffs that this server is to ask about. */
export interface ClaimedItems {
  readonly run: RenewalRun;
  readonly ids: readonly number[];
  readonly leaseToken: string;
  /** What is unusual about the services. */
  readonly states: Awaited<ReturnType<typeof readServiceStates>>;
}

/**
 * Leases due tariffs of the running renewal, as many as all servers together may ask about now: each is one question to each
 * service at most. None outside the hours, nor while both services are switched off. The row of the renewal holds the pace.
 */
export const claimItems = async (
  { db, now }: Pick<WorkContext, 'db' | 'now'>,
  terms: RenewalTerms,
): Promise<ClaimedItems | undefined> => {
  if (!isWithinHours(terms, now()) || !(await findRunning(db))) return undefined;
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(renewalRuns)
      .where(eq(renewalRuns.state, 'running'))
      .for('no key update', { skipLocked: true });
    if (!run) return undefined;
    const time = now().getTime();
    const free = Math.max(run.nextQuestionOn?.getTime() ?? time, time - second);
    const apart = second / terms.questionsPerSecond;
    // The pace is kept to the millisecond, as the database does.
    const allowed = Math.floor((time - free + 1) / apart);
    if (allowed < 1) return undefined;
    const states = await readServiceStates(tx);
    if (states.filter(({ offSince }) => offSince).length > 1) return undefined;
    const isSilent = states.some(({ silentSince, offSince }) => silentSince && !offSince);
    const ids = await lease(tx, run, isSilent ? Math.min(triedWhileSilent, allowed) : allowed, now());
    if (ids.ids.length === 0) return undefined;
    await tx
      .update(renewalRuns)
      .set({
        nextQuestionOn: new Date(
          isSilent ? time + second - triedWhileSilent * apart : Math.ceil(free + ids.ids.length * apart),
        ),
      })
      .where(eq(renewalRuns.id, run.id));
    return { run, states, ...ids };
  });
};

const lease = async (tx: Database, run: RenewalRun, limit: number, moment: Date) => {
  const leaseToken = crypto.randomUUID();
  const due = tx
    .select({ id: renewalItems.id })
    .from(renewalItems)
    .where(
      and(
        eq(renewalItems.runId, run.id),
        inArray(renewalItems.state, [...unansweredStates]),
        lte(renewalItems.nextAskOn, moment),
        or(isNull(renewalItems.leasedUntil), lt(renewalItems.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(renewalItems.nextAskOn), asc(renewalItems.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const leased = await tx
    .update(renewalItems)
    .set({ leaseToken, leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds}::int)` })
    .where(inArray(renewalItems.id, due))
    .returning({ id: renewalItems.id });
  return { leaseToken, ids: leased.map(({ id }) => id) };
};

/** Ends every lease. Only for the sole process of a database, which then asks again at once. */
export const releaseItems = async (db: Database): Promise<void> => {
  await db
    .update(renewalItems)
    .set({ leaseToken: null, leasedUntil: null })
    .where(isNotNull(renewalItems.leasedUntil));
};
