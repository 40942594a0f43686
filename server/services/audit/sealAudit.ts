import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../../db/rowsOf';
import { auditSeals } from '../../db/schema/auditSeals';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import type { JobPayload } from '../queue/jobKinds';
import { putJobOff } from '../queue/settleJob';
import { hashEvents, type SealedFacts, sealOf } from './hashEvents';

/** The interval between runs; what an intruder can change unnoticed is younger than twice this. */
const everyMilliseconds = 60_000;
/** How many events one seal covers at most. */
const eventsAtOnce = 2_000;

const horizon = z.object({ through: z.number().nullable(), xmax: z.string(), xmin: z.string() });

/**
 * Seals the events of the audit that are final, and runs again a minute later. Events get their ids before
 * they are committed: those up to the highest id that the last run saw are complete once every transaction
 * that was running then has ended. So writing an event never waits for a seal.
 */
export const sealAudit = (
  context: WorkContext,
  job: ClaimedJob,
  { through, xmax }: JobPayload<'sealAudit'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const [row] = rowsOf(
      await db.execute(sql`
        select (select max(id) from audit_events) as through,
          pg_snapshot_xmax(pg_current_snapshot())::text as xmax,
          pg_snapshot_xmin(pg_current_snapshot())::text as xmin`),
    );
    const seen = horizon.parse(row);
    const now = context.now();
    let isBehind = false;
    if (xmax !== undefined && BigInt(seen.xmin) >= BigInt(xmax)) {
      const [last] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
      const found = await hashEvents(db, last?.throughId ?? 0, through ?? 0, eventsAtOnce);
      if (found.events > 0) {
        const facts: SealedFacts = { id: (last?.id ?? 0) + 1, ...found };
        const seal = await sealOf(context.auditKey, facts, last?.seal);
        await db.insert(auditSeals).values({ ...facts, seal, sealedOn: now });
        context.onSealed({ id: facts.id, throughId: facts.throughId, seal });
      }
      isBehind = found.events === eventsAtOnce;
    }
    const next = isBehind && through !== undefined && xmax !== undefined ? { through, xmax } : seen;
    await putJobOff<'sealAudit'>(db, job, new Date(now.getTime() + (isBehind ? 0 : everyMilliseconds)), {
      through: next.through ?? 0,
      xmax: next.xmax,
    });
  });
