import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../../../server/db/rowsOf';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import { isMoved } from '../../../server/services/audit/moveAudit';
import type { WorkContext } from '../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../server/services/queue/jobKinds';
import { putJobOff } from '../../../server/services/queue/settleJob';
import { addRoots } from './auditRootSeals';
import { hashEvents, type SealedFacts, sealOf } from './hashEvents';
import { hasSeal } from './verifyAudit';

/** The interval between runs; what an intruder can change unnoticed is younger than twice this. */
const everyMilliseconds = 60_000;
/** How many events one seal covers at most. */
const eventsAtOnce = 2_000;

const horizon = z.object({ through: z.coerce.number(), writers: z.array(z.string()) });

/**
 * Seals the events of the audit that are final, and runs again a minute later. Events get their ids before they are
 * committed, but whoever draws one has locked the table for writing by then. So those up to the highest id that a run
 * saw are complete once every transaction that held that lock then has ended. Writing an event never waits for a seal.
 * @throws {Error} if the seal that the last run left is gone: nothing is sealed over a gap
 */
export const sealAudit = (
  context: WorkContext,
  job: ClaimedJob,
  { through, writers, last }: JobPayload<'sealAudit'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    if (last && !(await hasSeal(db, last))) throw new Error(`Seal ${last.id} of the audit is gone`);
    // The snapshot, and with it the highest id, is older than the list of locks.
    const [row] = rowsOf(
      await db.execute(sql`
        select coalesce((select max(id) from audit_events), 0) as through, array(
          select distinct virtualtransaction from pg_locks
          where relation = 'audit_events'::regclass and mode = 'RowExclusiveLock'
            and database = (select oid from pg_database where datname = current_database())
        ) as writers`),
    );
    const seen = horizon.parse(row);
    const noted = through !== undefined && writers !== undefined ? { through, writers } : undefined;
    const final = [seen.writers.length === 0 ? seen : undefined, noted].find(
      (horizon) => horizon && !horizon.writers.some((writer) => seen.writers.includes(writer)),
    );
    const sealed = final && (await sealThrough({ ...context, db }, final.through));
    const isBehind = sealed?.isBehind ?? false;
    const lacksRoots = await addRoots(db, context.auditKey);
    // What was noted stays until it is final, or a few long transactions would put it off for ever.
    const next = final && isBehind ? { through: final.through, writers: [] } : (!final && noted) || seen;
    const runAt = new Date(context.now().getTime() + (isBehind || lacksRoots ? 0 : everyMilliseconds));
    await putJobOff<'sealAudit'>(db, job, runAt, { ...next, last: sealed?.last ?? last });
  });

/** Seals the events up to an id, or the first of them; returns whether there are more, and the last seal. */
const sealThrough = async (
  context: WorkContext,
  through: number,
): Promise<{ isBehind: boolean; last?: { id: number; seal: string } }> => {
  const { db } = context;
  const [last] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  const after = last?.throughId ?? 0;
  if (!(await isMoved(db, after))) return { isBehind: false };
  const found = await hashEvents(db, { source: auditEvents, after, through, atMost: eventsAtOnce });
  if (found.events === 0) return { isBehind: false, ...(last && { last: { id: last.id, seal: last.seal } }) };
  const facts: SealedFacts = { id: (last?.id ?? 0) + 1, ...found };
  const seal = await sealOf(context.auditKey, facts, last?.seal);
  await db.insert(auditSeals).values({ ...facts, seal, sealedOn: context.now() });
  // So that it is known outside the database too.
  context.log.info('the audit was sealed', { id: facts.id, throughId: facts.throughId, seal });
  return { isBehind: found.events === eventsAtOnce, last: { id: facts.id, seal } };
};
