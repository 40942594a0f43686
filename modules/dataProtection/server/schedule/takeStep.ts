import { eq, max, sql } from 'drizzle-orm';
import { type RetentionKind, retentionOrder } from '../../../../contract/rules/retention';
import type { Database } from '../../../../server/db/database';
import { lockRow } from '../../../../server/db/lockRow';
import { retentionCounts, retentionRuns } from '../../../../server/db/schema/retention';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import { holdsLock } from '../holds/holds';
import { lisbonMonth } from './dueBefore';
import type { DueItem } from './scheduledKind';
import { scheduledKinds } from './scheduledKinds';

export type RetentionRun = typeof retentionRuns.$inferSelect;

/** How far a run is. */
export interface RunProgress {
  readonly kind?: RetentionKind | undefined;
  /** Where the last look at the kind ended. */
  readonly after?: string | undefined;
  /** How much the next step looks at. */
  readonly size?: number | undefined;
}

/** A step takes about this long: on PGlite nobody else is served meanwhile. In milliseconds. */
const stepMilliseconds = 80;
const firstSize = 50;
const largestSize = 2_000;
/** So few are removed in one transaction at most, however long nothing was found before. */
const removedAtOnce = 100;

/**
 * Takes the next step of a run, in the caller's transaction: counts some of what is due and, unless it is a rehearsal,
 * removes it. Returns how far the run is then; undefined when it is through.
 */
export const takeStep = async (
  context: ServiceContext,
  run: RetentionRun,
  { kind = kindsOf(run)[0], after, size = firstSize }: RunProgress,
): Promise<RunProgress | undefined> => {
  const moment = kind && run.dueBefore[kind];
  if (!(kind && moment)) return undefined;
  const before = new Date(moment);
  if (run.what === 'removal') await lockRow(context.db, holdsLock);
  const begin = performance.now();
  const from = after ?? (await firstPlace(context.db, kind));
  const look = (atMost: number) => scheduledKinds[kind].look(context.db, { before, after: from, atMost });
  const found = await look(size);
  const isTooMuch = run.what === 'removal' && found.items.length > removedAtOnce;
  const { items, next } = isTooMuch ? await look(removedAtOnce) : found;
  const looked = isTooMuch ? removedAtOnce : size;
  const largest = run.what === 'removal' && items.length > 0 ? removedAtOnce : largestSize;
  if (run.what === 'removal') {
    const going = items.filter(({ isHeld }) => !isHeld);
    if (going.length > 0) await scheduledKinds[kind].remove(context, going, before);
    if (kind === 'auditAddresses' && next !== undefined) await noteSeal(context.db, run, Number(next));
  }
  await addCounts(context.db, run.id, kind, items);
  const took = performance.now() - begin;
  if (next !== undefined) return { kind, after: next, size: nextSize(looked, took, largest) };
  const following = kindsOf(run)[kindsOf(run).indexOf(kind) + 1];
  return following && { kind: following };
};

/** The kinds that a run is about, in the order in which they go. */
const kindsOf = ({ dueBefore }: RetentionRun) => retentionOrder.filter((kind) => dueBefore[kind]);

const nextSize = (size: number, milliseconds: number, largest: number): number => {
  if (milliseconds > stepMilliseconds) return Math.max(1, Math.floor(size / 2));
  return milliseconds < stepMilliseconds / 3 ? Math.min(largest, size * 2) : size;
};

/** Returns where to begin to look: addresses are erased in the order of the seals, so after those that have none left. */
export const firstPlace = async (db: Database, kind: RetentionKind): Promise<string | undefined> => {
  if (kind !== 'auditAddresses') return undefined;
  const [found] = await db.select({ seal: max(retentionRuns.sealId) }).from(retentionRuns);
  return found?.seal?.toString();
};

const noteSeal = async (db: Database, { id }: RetentionRun, sealId: number): Promise<void> => {
  await db.update(retentionRuns).set({ sealId }).where(eq(retentionRuns.id, id));
};

const addCounts = async (
  db: Database,
  runId: number,
  kind: RetentionKind,
  items: readonly DueItem[],
): Promise<void> => {
  const months = new Map<string, { due: number; held: number }>();
  for (const { on, count, isHeld } of items) {
    const month = lisbonMonth(on);
    const { due, held } = months.get(month) ?? { due: 0, held: 0 };
    months.set(month, isHeld ? { due, held: held + count } : { due: due + count, held });
  }
  if (months.size === 0) return;
  const { due, held } = retentionCounts;
  await db
    .insert(retentionCounts)
    .values([...months].map(([month, counts]) => ({ runId, kind, month, ...counts })))
    .onConflictDoUpdate({
      target: [retentionCounts.runId, retentionCounts.kind, retentionCounts.month],
      set: { due: sql`${due} + excluded.due`, held: sql`${held} + excluded.held` },
    });
};
