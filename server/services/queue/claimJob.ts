import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/jobs';
import type { ServiceContext } from '../serviceContext';
import type { JobQueue } from './jobKinds';

/** A job that this process works on. */
export type ClaimedJob = typeof jobs.$inferSelect & { readonly leaseToken: string };

/**
 * How long a job belongs to whoever took it. Nobody's work may take longer; a server that was killed loses its jobs to
 * the others after this time.
 */
const leaseSeconds = 90;

/** Takes the oldest due job of a queue, which then belongs to nobody else; undefined when there is none. */
export const claimJob = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  queue: JobQueue,
): Promise<ClaimedJob | undefined> => {
  const leaseToken = crypto.randomUUID();
  const next = db.$with('next').as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          eq(jobs.queue, queue),
          isNull(jobs.failedOn),
          lte(jobs.runAt, now()),
          or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(next)
    .update(jobs)
    .set({
      leaseToken,
      leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${jobs.attempts} + 1`,
    })
    .from(next)
    .where(eq(jobs.id, next.id))
    .returning();
  return claimed && { ...claimed, leaseToken };
};
