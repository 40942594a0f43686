import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../../../../server/db/rowsOf';
import { renewalRuns } from '../../../../server/db/schema/renewals';
import type { WorkContext } from '../../../../server/services/context/workContext';
import { keysOf } from '../../contract/keysOf';
import { rehearsedOutcomes } from '../../contract/states';
import { knownAnswers } from '../declared/knownAnswers';
import { inScope } from '../declared/renewalRun';
import { lastApplication } from './fillRenewal';

/** How many numbers of requests one step goes through: about a second. */
const rowsOfStep = 25_000;

const counted = z.array(
  z.object({
    providerId: z.number(),
    outcome: z.enum(keysOf(rehearsedOutcomes)),
    isFresh: z.boolean(),
    count: z.coerce.number(),
  }),
);
type Counted = z.infer<typeof counted>;

/**
 * Counts a step of the oldest rehearsal that is not finished, and keeps its figures; returns whether there was any. It reads
 * requests and answers, and writes neither.
 */
export const rehearse = (context: WorkContext): Promise<boolean> =>
  context.db.transaction(async (db) => {
    const [run] = await db
      .select()
      .from(renewalRuns)
      .where(eq(renewalRuns.state, 'rehearsing'))
      .orderBy(asc(renewalRuns.id))
      .limit(1)
      .for('no key update');
    if (!run) return false;
    const last = await lastApplication(db);
    const through = run.rehearsedThrough + rowsOfStep;
    const rows = counted.parse(
      rowsOf(
        await db.execute(sql`
          select a.provider_id as "providerId", known.outcome, known.is_fresh as "isFresh", count(*) as count
          from applications a ${knownAnswers(run, context.now())}
          where a.id > ${run.rehearsedThrough}::int and a.id <= ${through}::int and ${inScope(run)}
          group by 1, 2, 3`),
      ),
    );
    const isDone = through >= last;
    await db
      .update(renewalRuns)
      .set({
        rehearsal: added(run.rehearsal, rows),
        rehearsedThrough: through,
        ...(isDone && { state: 'rehearsed', rehearsedOn: context.now() }),
      })
      .where(eq(renewalRuns.id, run.id));
    return true;
  });

/** Adds up counts that are alike. */
const added = (before: Readonly<Counted>, more: Counted): Counted => {
  const byKey = new Map<string, Counted[number]>();
  for (const one of [...before, ...more]) {
    const key = `${one.providerId} ${one.outcome} ${one.isFresh}`;
    byKey.set(key, { ...one, count: one.count + (byKey.get(key)?.count ?? 0) });
  }
  return [...byKey.values()];
};
