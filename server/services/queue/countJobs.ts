import { count, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs';
import type { ServiceContext } from '../context/serviceContext';
import { attemptsUntilAlarm, type JobQueue } from './jobKinds';

/** The state of a queue. */
export interface QueueCounts {
  /** Jobs that can run now, including those under way. */
  readonly due: number;
  /** Jobs scheduled for later. */
  readonly later: number;
  /** Jobs, due or later, that keep failing. */
  readonly failing: number;
  /** Jobs that were given up. */
  readonly failed: number;
  /** How long the oldest due job has been waiting. */
  readonly oldestDueSeconds: number;
}

const queues = [
  'mail',
  'verification',
  'bulk',
  'counts',
  'scan',
  'renewal',
] as const satisfies readonly JobQueue[];
const empty: QueueCounts = { due: 0, later: 0, failing: 0, failed: 0, oldestDueSeconds: 0 };

/** Counts the jobs of each queue, for monitoring. */
export const countJobs = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<Readonly<Record<JobQueue, QueueCounts>>> => {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const isDue = sql`${jobs.failedOn} is null and ${jobs.runAt} <= ${moment}`;
  const rows = await db
    .select({
      queue: jobs.queue,
      due: sql<number>`count(*) filter (where ${isDue})`.mapWith(Number),
      failing:
        sql<number>`count(*) filter (where ${jobs.failedOn} is null and ${jobs.attempts} >= ${attemptsUntilAlarm}::int)`.mapWith(
          Number,
        ),
      failed: sql<number>`count(${jobs.failedOn})`.mapWith(Number),
      all: count(),
      oldestDueSeconds:
        sql<number>`coalesce(extract(epoch from ${moment} - min(${jobs.runAt}) filter (where ${isDue})), 0)`.mapWith(
          Number,
        ),
    })
    .from(jobs)
    .groupBy(jobs.queue);
  const found = new Map(
    rows.map(({ queue, due, failing, failed, all, oldestDueSeconds }) => [
      queue,
      { due, failing, failed, later: all - due - failed, oldestDueSeconds },
    ]),
  );
  const [mail = empty, verification = empty, bulk = empty, counts = empty, scan = empty, renewal = empty] =
    queues.map((queue) => found.get(queue));
  return { mail, verification, bulk, counts, scan, renewal };
};
