import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jobs } from '../../db/schema/jobs';
import type { ClaimedJob } from './claimJob';
import type { JobKind, NewJobPayload } from './jobKinds';
import { LostLease } from './lostLease';

const isOurs = ({ id, leaseToken }: ClaimedJob): SQL | undefined =>
  and(eq(jobs.id, id), eq(jobs.leaseToken, leaseToken));

const requireOurs = (rows: readonly unknown[]) => {
  if (rows.length === 0) throw new LostLease();
};

/** Ends a job, in the transaction that writes its effect: both are there, or neither. */
export const finishJob = async (db: Database, job: ClaimedJob): Promise<void> =>
  requireOurs(await db.delete(jobs).where(isOurs(job)).returning({ id: jobs.id }));

/** Puts a job off to a later moment as if it had not been begun yet, in the transaction that writes what it did so far. */
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

/** Remembers how far a job has come, for whoever takes it over. */
export const noteOnJob = async <Kind extends JobKind>(
  db: Database,
  job: ClaimedJob,
  payload: NewJobPayload<Kind>,
): Promise<void> =>
  requireOurs(await db.update(jobs).set({ payload }).where(isOurs(job)).returning({ id: jobs.id }));

/** What became of a job that failed. */
export type FailedJob = 'triedAgain' | 'givenUp' | 'takenOver';

/** Has a failed job tried again at a moment, or gives it up where there is none. */
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
  const returning = { id: jobs.id };
  const given = { leaseToken: null, leasedUntil: null, lastFailure: failure };
  const rows = retryAt
    ? await db
        .update(jobs)
        .set({ ...given, runAt: retryAt })
        .where(isOurs(job))
        .returning(returning)
    : isForgotten
      ? await db.delete(jobs).where(isOurs(job)).returning(returning)
      : await db
          .update(jobs)
          .set({ ...given, failedOn: now })
          .where(isOurs(job))
          .returning(returning);
  if (rows.length === 0) return 'takenOver';
  return retryAt ? 'triedAgain' : 'givenUp';
};
