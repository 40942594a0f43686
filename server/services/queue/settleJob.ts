import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jobs } from '../../db/schema/jobs';
import type { ClaimedJob } from './claimJob';
import type { JobKind, NewJobPayload } from './jobKinds';

/** The longest wait before a failed job is tried again. */
export const longestBackOffSeconds = 3_600;

const isOurs = ({ id, leaseToken }: ClaimedJob): SQL | undefined =>
  and(eq(jobs.id, id), eq(jobs.leaseToken, leaseToken));

const requireOurs = (rows: readonly unknown[]) => {
  if (rows.length === 0) throw new LostLease();
};

/** Ends a job, in the transaction that writes its effect: both happen, or neither. */
export const finishJob = async (db: Database, job: ClaimedJob): Promise<void> =>
  requireOurs(await db.delete(jobs).where(isOurs(job)).returning({ id: jobs.id }));

/** Postpones a job and resets its attempts, in the transaction that writes what it has done so far. */
export const putJobOff = async <Kind extends JobKind>(
  db: Database,
  job: ClaimedJob,
  runAt: Date,
  payload: NewJobPayload<Kind>,
): Promise<void> =>
  requireOurs(
    await db
      .update(jobs)
      .set({ runAt, payload, attempts: 0, leaseToken: null, leasedUntil: null, lastFailure: null })
      .where(isOurs(job))
      .returning({ id: jobs.id }),
  );

/** Stores the progress of a job, for the worker that continues it. */
export const noteOnJob = async <Kind extends JobKind>(
  db: Database,
  job: ClaimedJob,
  payload: NewJobPayload<Kind>,
): Promise<void> =>
  requireOurs(await db.update(jobs).set({ payload }).where(isOurs(job)).returning({ id: jobs.id }));

/** The outcome of a job that failed. */
export type FailedJob = 'triedAgain' | 'givenUp' | 'takenOver';

/** Schedules a failed job's next attempt, or gives it up if there is no `retryAt`. */
export const failJob = async (
  db: Database,
  job: ClaimedJob,
  {
    failure,
    retryAt,
    now,
    isForgotten,
  }: { failure: string; retryAt?: Date; now: Date; isForgotten: boolean },
): Promise<FailedJob> => {
  const next = retryAt ? { runAt: retryAt } : { failedOn: now };
  const rows =
    isForgotten && !retryAt
      ? await db.delete(jobs).where(isOurs(job)).returning({ id: jobs.id })
      : await db
          .update(jobs)
          .set({ leaseToken: null, leasedUntil: null, lastFailure: failure, ...next })
          .where(isOurs(job))
          .returning({ id: jobs.id });
  if (rows.length === 0) return 'takenOver';
  return retryAt ? 'triedAgain' : 'givenUp';
};

/** Thrown if another worker has taken the job over: whatever was about to be written along with its end must not be. */
export class LostLease extends Error {
  override readonly name = 'LostLease';
}

interface BackOff {
  readonly firstMilliseconds: number;
  readonly maxMilliseconds: number;
}

/**
 * Returns how long to wait after the nth time in a row, counted from 1: twice as long each time up to a
 * limit, then a random part of that between half and all, so that jobs that failed together do not come back
 * together.
 */
export const backOff = (
  times: number,
  { firstMilliseconds, maxMilliseconds }: BackOff,
  random: () => number = Math.random,
): number => {
  const whole = Math.min(maxMilliseconds, firstMilliseconds * 2 ** Math.min(times - 1, 40));
  return Math.round((whole * (1 + random())) / 2);
};
