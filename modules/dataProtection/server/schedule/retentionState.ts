import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type RetentionKind, retentionOrder } from '../../../../contract/rules/retention';
import type { Database } from '../../../../server/db/database';
import { jobs } from '../../../../server/db/schema/jobs';
import { retentionCounts, retentionRuns } from '../../../../server/db/schema/retention';
import { users } from '../../../../server/db/schema/users';
import { Refusal } from '../../../../server/lib/refusal';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import type { JobKind } from '../../../../server/services/queue/jobKinds';
import { periodText, type RetentionSettings, scheduledRetention } from '../../contract/retention';
import {
  getDueData as getDueDataCall,
  getRetention as getRetentionCall,
  rehearseRetention as rehearseCall,
  releaseRetention as releaseCall,
  withdrawRetention as withdrawCall,
} from '../../contract/retentionCalls';
import { kinds } from '../declared/jobKinds';
import { periodsText } from './dueBefore';
import { lastRehearsal, lastRelease } from './retentionRuns';
import type { DueItem, DuePart } from './scheduledKind';
import { scheduledKinds } from './scheduledKinds';
import { firstPlace, type RetentionRun } from './takeStep';
import { scheduleTexts } from './texts';

interface RetentionContext extends SignedInContext {
  readonly retention: RetentionSettings;
}

/** A run with what it counted. */
export type CountedRun = RetentionRun & {
  readonly counts: readonly (typeof retentionCounts.$inferSelect)[];
};

const isOurJob = eq(jobs.key, 'keepSchedule' satisfies JobKind);

/** How many removals are told. */
const removalsTold = 10;

/** Returns the schedule's periods, the last rehearsal of them, who released them, and the last removals. */
export const getRetention = async (context: RetentionContext) => {
  requireAccess(context, getRetentionCall);
  const { db, retention } = context;
  const periods = periodsText(retention);
  const rehearsal = await lastRehearsal(db, periods);
  const release = await lastRelease(db);
  const removals = await db
    .select()
    .from(retentionRuns)
    .where(and(eq(retentionRuns.what, 'removal'), isNotNull(retentionRuns.endedOn)))
    .orderBy(desc(retentionRuns.id))
    .limit(removalsTold);
  const counted = await withCounts(db, [...(rehearsal ? [rehearsal] : []), ...removals]);
  return {
    periods: retentionOrder.map((kind) => ({ kind, period: sayPeriod(retention, kind) })),
    isUnderWay: (await db.$count(jobs, and(isOurJob, sql`${jobs.payload} ->> 'runId' is not null`))) > 0,
    rehearsal: counted.find(({ id }) => id === rehearsal?.id),
    release: release?.periods === periods ? await withName(db, release) : undefined,
    removals: counted.filter(({ what }) => what === 'removal'),
  };
};

const sayPeriod = (retention: RetentionSettings, kind: RetentionKind): string | null => {
  const period = retention[kind];
  return period ? `${periodText(period)} ${scheduledRetention[kind].from}` : null;
};

const withCounts = async (db: Database, runs: readonly RetentionRun[]): Promise<CountedRun[]> => {
  const counts = await db
    .select()
    .from(retentionCounts)
    .where(
      inArray(
        retentionCounts.runId,
        runs.map(({ id }) => id),
      ),
    )
    .orderBy(asc(retentionCounts.month));
  return runs.map((run) => ({
    ...run,
    counts: retentionOrder.flatMap((kind) =>
      counts.filter((count) => count.runId === run.id && count.kind === kind),
    ),
  }));
};

const withName = async (db: Database, { releasedOn, releasedById }: RetentionRun) => {
  const [user] = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, releasedById ?? 0));
  return { releasedOn, releasedBy: user?.username ?? null };
};

/** How much one part of the list looks at, and how often it looks again if nothing of that was due. */
const listedAtOnce = 500;
const looksAtOnce = 10;

/**
 * Returns part of what is due by the moments of a rehearsal, as it is now.
 * @throws {Refusal} `badRequest` if there is no such rehearsal, or the list can't go on from there
 */
export const getDueData = async (
  context: SignedInContext,
  { runId, kind, after }: { runId: number; kind: RetentionKind; after?: string | undefined },
): Promise<DuePart<DueItem>> => {
  requireAccess(context, getDueDataCall);
  const { db } = context;
  const run = await requireRehearsal(db, runId);
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'retention',
    subjectId: runId,
    detail: { kind },
  });
  const moment = run.dueBefore[kind];
  if (!moment) return { items: [] };
  let next = after ?? (await firstPlace(db, kind));
  for (let looks = 0; looks < looksAtOnce; looks += 1) {
    const part = await scheduledKinds[kind].look(db, {
      before: new Date(moment),
      after: next,
      atMost: listedAtOnce,
    });
    next = part.next;
    if (part.items.length > 0 || next === undefined) return part;
  }
  return { items: [], next };
};

const requireRehearsal = async (db: Database, id: number): Promise<RetentionRun> => {
  const [run] = await db
    .select()
    .from(retentionRuns)
    .where(
      and(eq(retentionRuns.id, id), eq(retentionRuns.what, 'rehearsal'), isNotNull(retentionRuns.endedOn)),
    );
  if (!run) throw new Refusal('notFound', scheduleTexts.noRehearsal);
  return run;
};

/** Has the schedule rehearsed at once, unless a run is under way. */
export const rehearseRetention = async (context: SignedInContext): Promise<true> => {
  requireAccess(context, rehearseCall);
  const { db, now, written } = context;
  written?.jobs.add(kinds.keepSchedule.queue);
  await db
    .update(jobs)
    .set({ payload: { isAsked: true }, runAt: now() })
    .where(and(isOurJob, isNull(jobs.leaseToken), sql`${jobs.payload} ->> 'runId' is null`));
  return true;
};

const day = 24 * 3_600_000;
/** How old a rehearsal may be that is released. */
const releasedWithin = 30 * day;

/**
 * Releases the periods of a rehearsal: from the next night on the worker removes what is due by them, until the settings
 * change.
 * @throws {Refusal} `badRequest` if there is no such rehearsal, it is old, or the settings are others now
 */
export const releaseRetention = (
  context: RetentionContext,
  { runId }: { readonly runId: number },
): Promise<boolean> => {
  requireAccess(context, releaseCall);
  return context.db.transaction(async (db) => {
    const { now, actor, retention } = context;
    const run = await requireRehearsal(db, runId);
    if (run.periods !== periodsText(retention)) throw new Refusal('badRequest', scheduleTexts.otherPeriods);
    if (now().getTime() - (run.endedOn?.getTime() ?? 0) > releasedWithin)
      throw new Refusal('badRequest', scheduleTexts.oldRehearsal);
    await db
      .update(retentionRuns)
      .set({ releasedOn: now(), releasedById: actor.userId })
      .where(eq(retentionRuns.id, runId));
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'releaseRetention',
        subject: 'retention',
        subjectId: runId,
        detail: { periods: run.periods },
      },
    );
    return true;
  });
};

/**
 * Withdraws every release, so that the schedule only rehearses again: a removal under way ends with the step that it is
 * taking. Returns whether there was one.
 */
export const withdrawRetention = (context: SignedInContext): Promise<boolean> => {
  requireAccess(context, withdrawCall);
  return context.db.transaction(async (db) => {
    const released = await db
      .update(retentionRuns)
      .set({ releasedOn: null, releasedById: null })
      .where(isNotNull(retentionRuns.releasedOn))
      .returning({ id: retentionRuns.id });
    if (released.length === 0) return false;
    const subjectId = Math.max(...released.map(({ id }) => id));
    await writeAuditEvent(
      { ...context, db },
      { action: 'withdrawRetention', subject: 'retention', subjectId },
    );
    return true;
  });
};
