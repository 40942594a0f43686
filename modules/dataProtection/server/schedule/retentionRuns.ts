import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type RetentionKind, retentionOrder } from '../../../../contract/rules/retention';
import type { Database } from '../../../../server/db/database';
import { retentionCounts, retentionRuns } from '../../../../server/db/schema/retention';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import type { RetentionSettings } from '../../contract/retention';
import { dueMoments, periodsText } from './dueBefore';
import type { RetentionRun } from './takeStep';

const day = 24 * 3_600_000;
/** How old a rehearsal that nobody released becomes before the next one. */
const rehearsalMilliseconds = 7 * day;

/** What a run that begins goes by. */
interface RunContext extends Pick<ServiceContext, 'db' | 'now'> {
  readonly retention: RetentionSettings;
}

/** Begins a rehearsal by these settings. */
export const beginRehearsal = ({ db, now, retention }: RunContext): Promise<RetentionRun> =>
  insertRun(db, {
    what: 'rehearsal',
    periods: periodsText(retention),
    dueBefore: dueMoments(retention, now()),
    startedOn: now(),
  });

/**
 * Begins what is to be done by these settings: a removal if they are those that were released last, and otherwise a
 * rehearsal, unless there is one of this week. The first removal after a release goes by the moments of the rehearsal, so
 * that it removes what somebody has seen.
 */
export const beginRun = async (context: RunContext): Promise<RetentionRun | undefined> => {
  const { db, now, retention } = context;
  const periods = periodsText(retention);
  const release = await lastRelease(db);
  if (release?.periods !== periods) {
    const rehearsal = await lastRehearsal(db, periods);
    const isFresh =
      rehearsal?.endedOn && now().getTime() - rehearsal.endedOn.getTime() < rehearsalMilliseconds;
    return isFresh ? undefined : beginRehearsal(context);
  }
  const isFirst = !(await hasRemoval(db, release.id, release.releasedOn));
  return insertRun(db, {
    what: 'removal',
    periods,
    dueBefore: isFirst ? release.dueBefore : dueMoments(retention, now()),
    startedOn: now(),
    rehearsalId: release.id,
  });
};

const insertRun = async (db: Database, run: typeof retentionRuns.$inferInsert): Promise<RetentionRun> => {
  const [begun] = await db.insert(retentionRuns).values(run).returning();
  if (!begun) throw new Error('A run was not stored');
  return begun;
};

/** Returns a run that is to go on: it has not ended, and its periods are still those of the settings, and released. */
export const findRunUnderWay = async (
  { db, retention }: RunContext,
  id: number,
): Promise<RetentionRun | undefined> => {
  const periods = periodsText(retention);
  const [run] = await db
    .select()
    .from(retentionRuns)
    .where(and(eq(retentionRuns.id, id), isNull(retentionRuns.endedOn)));
  if (run?.periods !== periods) return undefined;
  return run.what === 'rehearsal' || (await lastRelease(db))?.id === run.rehearsalId ? run : undefined;
};

/** Returns the newest rehearsal by these periods that has ended. */
export const lastRehearsal = async (db: Database, periods: string): Promise<RetentionRun | undefined> => {
  const [found] = await db
    .select()
    .from(retentionRuns)
    .where(
      and(
        eq(retentionRuns.what, 'rehearsal'),
        eq(retentionRuns.periods, periods),
        isNotNull(retentionRuns.endedOn),
      ),
    )
    .orderBy(desc(retentionRuns.id))
    .limit(1);
  return found;
};

/** Returns the rehearsal that was released last, whatever its periods. */
export const lastRelease = async (db: Database): Promise<RetentionRun | undefined> => {
  const [found] = await db
    .select()
    .from(retentionRuns)
    .where(and(eq(retentionRuns.what, 'rehearsal'), isNotNull(retentionRuns.releasedOn)))
    .orderBy(desc(retentionRuns.releasedOn), desc(retentionRuns.id))
    .limit(1);
  return found;
};

/** Whether a removal ended that a release let begin; a rehearsal may be released again after that was withdrawn. */
const hasRemoval = async (db: Database, rehearsalId: number, since: Date | null = null): Promise<boolean> =>
  (await db.$count(
    retentionRuns,
    and(
      eq(retentionRuns.rehearsalId, rehearsalId),
      isNotNull(retentionRuns.endedOn),
      since ? gte(retentionRuns.startedOn, since) : undefined,
    ),
  )) > 0;

/** How much of a kind a run counted. */
export interface KindCounts {
  readonly kind: RetentionKind;
  readonly due: number;
  readonly held: number;
}

/** Adds up what a run counted, by kind, in the order in which they go. */
export const countsOf = async (db: Database, runId: number): Promise<KindCounts[]> => {
  const { kind, due, held } = retentionCounts;
  const found = await db
    .select({
      kind,
      due: sql<number>`sum(${due})`.mapWith(Number),
      held: sql<number>`sum(${held})`.mapWith(Number),
    })
    .from(retentionCounts)
    .where(eq(retentionCounts.runId, runId))
    .groupBy(kind);
  return found.sort((a, b) => retentionOrder.indexOf(a.kind) - retentionOrder.indexOf(b.kind));
};

/**
 * Ends a run: an event in the audit for each kind says how much. Returns whether there is anything to tell: a later removal
 * of nothing is forgotten.
 */
export const endRun = async (context: ServiceContext, run: RetentionRun): Promise<boolean> => {
  const { db, now } = context;
  const counts = await countsOf(db, run.id);
  const isOfNothing = counts.length === 0 && run.what === 'removal';
  if (isOfNothing && run.rehearsalId !== null && (await hasRemoval(db, run.rehearsalId))) {
    await db.delete(retentionRuns).where(eq(retentionRuns.id, run.id));
    return false;
  }
  await db.update(retentionRuns).set({ endedOn: now() }).where(eq(retentionRuns.id, run.id));
  for (const { kind, due, held } of counts)
    await writeAuditEvent(context, {
      action: run.what === 'rehearsal' ? 'rehearseRetention' : 'endRetention',
      subject: 'retention',
      subjectId: run.id,
      detail: { kind, due, held, before: run.dueBefore[kind] },
    });
  return !isOfNothing;
};

/** Ends removals that were broken off, as by other settings, and drops such rehearsals. */
export const endBrokenRuns = async (context: ServiceContext, ids: readonly number[]): Promise<void> => {
  const isBroken = and(inArray(retentionRuns.id, [...ids]), isNull(retentionRuns.endedOn));
  for (const run of await context.db.select().from(retentionRuns).where(isBroken))
    if (run.what === 'removal') await endRun(context, run);
    else await context.db.delete(retentionRuns).where(eq(retentionRuns.id, run.id));
};
