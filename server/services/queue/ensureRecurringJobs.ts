import { sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs';
import type { ServiceContext } from '../context/serviceContext';
import { leaseSeconds } from './claimJob';
import { type JobQueue, knownJobKinds } from './jobKinds';
import { longestBackOffSeconds } from './settleJob';

/**
 * Writes every job of the queues that recurs and is missing, and makes those due that would not run in time: given up,
 * put off or leased for longer than any server does. So whatever stops one, it goes on.
 */
export const ensureRecurringJobs = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  queues: readonly JobQueue[],
): Promise<void> => {
  for (const [kind, { queue, recursWithin }] of knownJobKinds()) {
    if (recursWithin === undefined || !queues.includes(queue)) continue;
    const moment = sql`${now().toISOString()}::timestamptz`;
    const mayWait = sql`case when ${jobs.attempts} = 0 then ${recursWithin}::int else greatest(${recursWithin}::int, ${longestBackOffSeconds}::int) end`;
    await db
      .insert(jobs)
      .values({ queue, kind, payload: {}, key: kind, createdOn: now(), runAt: now() })
      .onConflictDoUpdate({
        target: jobs.key,
        set: { queue, kind, runAt: now(), failedOn: null, leaseToken: null, leasedUntil: null },
        setWhere: sql`${jobs.queue} <> ${queue} or ${jobs.kind} <> ${kind} or ${jobs.failedOn} is not null
          or ${jobs.runAt} > ${moment} + make_interval(secs => ${mayWait})
          or ${jobs.leasedUntil} > now() + make_interval(secs => ${2 * leaseSeconds}::int)`,
      });
  }
};
