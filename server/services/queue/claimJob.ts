import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jobs } from '../../db/schema/jobs';
import type { ServiceContext } from '../context/serviceContext';
import type { JobQueue } from './jobKinds';

/** A job that this process is working on. */
export type ClaimedJob = typeof jobs.$inferSelect & { readonly leaseToken: string };

/**
 * How long a worker's lease on a job lasts. No job may take longer; the jobs of a server that was killed go
 * to the others after this time.
 */
export const leaseSeconds = 90;

const isClaimable = (now: Date) =>
  and(
    isNull(jobs.failedOn),
    lte(jobs.runAt, now),
    or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`)),
  );

/** Returns whether one of the queues has a due job that nobody is working on. */
export const hasDueJob = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  queues: readonly JobQueue[],
): Promise<boolean> => {
  const due = await db
    .select({ id: jobs.id })
    .from(jobs)
    // The index starts with the queue: the due jobs of each come first, however many wait for later.
    .where(and(inArray(jobs.queue, [...queues]), isClaimable(now())))
    .limit(1);
  return due.length > 0;
};

/** Leases the oldest due job of a queue; returns undefined if there is none. */
export const claimJob = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  queue: JobQueue,
): Promise<ClaimedJob | undefined> => {
  const leaseToken = crypto.randomUUID();
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.queue, queue), isClaimable(now())))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(jobs)
    .set({
      leaseToken,
      leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(eq(jobs.id, sql`(${next})`))
    .returning();
  return claimed && { ...claimed, leaseToken };
};

/**
 * Ends every lease. Only for the sole process of a database: restarted after being killed, it then resumes its jobs at
 * once.
 */
export const releaseLeases = async (db: Database): Promise<void> => {
  await db.update(jobs).set({ leaseToken: null, leasedUntil: null }).where(isNotNull(jobs.leaseToken));
};
