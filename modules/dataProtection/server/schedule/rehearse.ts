import { asc, eq } from 'drizzle-orm';
import { type RetentionKind, retentionOrder } from '../../../../contract/rules/retention';
import { retentionCounts } from '../../../../server/db/schema/retention';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import type { RetentionSettings } from '../../contract/retention';
import { dueBefore } from './dueBefore';
import { beginRehearsal, endRun } from './retentionRuns';
import type { DueItem } from './scheduledKind';
import { scheduledKinds } from './scheduledKinds';
import { firstPlace, type RunProgress, takeStep } from './takeStep';

interface RehearsalContext extends ServiceContext {
  readonly retention: RetentionSettings;
}

/** Rehearses at once, for a command; returns what is due by kind and month. */
export const rehearse = async (
  context: RehearsalContext,
): Promise<readonly (typeof retentionCounts.$inferSelect)[]> => {
  const run = await beginRehearsal(context);
  let progress: RunProgress | undefined = {};
  while (progress) {
    const reached: RunProgress = progress;
    progress = await context.db.transaction((db) => takeStep({ ...context, db }, run, reached));
  }
  await context.db.transaction((db) => endRun({ ...context, db }, run));
  const counts = await context.db
    .select()
    .from(retentionCounts)
    .where(eq(retentionCounts.runId, run.id))
    .orderBy(asc(retentionCounts.month));
  return retentionOrder.flatMap((kind) => counts.filter((count) => count.kind === kind));
};

const listedAtOnce = 1_000;

/** Goes through all that is due of a kind now. */
export const listDue = async function* (
  { db, now, retention }: RehearsalContext,
  kind: RetentionKind,
): AsyncGenerator<DueItem> {
  const period = retention[kind];
  if (!period) return;
  const before = dueBefore(period, now());
  let after = await firstPlace(db, kind);
  do {
    const part = await scheduledKinds[kind].look(db, { before, after, atMost: listedAtOnce });
    yield* part.items;
    after = part.next;
  } while (after !== undefined);
};
