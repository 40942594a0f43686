import { lte } from 'drizzle-orm';
import { attemptCounters } from '../../db/schema/attemptCounters';
import { jobs } from '../../db/schema/jobs';
import { passwordLinks } from '../../db/schema/passwordLinks';
import { refreshTokens } from '../../db/schema/users';
import { removeExpiredIdempotencyKeys } from '../idempotency/removeExpiredIdempotencyKeys';
import type { ClaimedJob } from '../queue/claimJob';
import { putJobOff } from '../queue/settleJob';
import type { WorkContext } from '../workContext';

const hour = 3_600_000;
/** How long a job that was given up can be looked at. */
const failedJobsMilliseconds = 30 * 24 * hour;

/**
 * Removes refresh tokens, links, counters and answers of repeatable calls once they are of no use, and jobs that were
 * given up long ago; and again after an hour.
 */
export const removeExpired = (context: WorkContext, job: ClaimedJob): Promise<void> =>
  context.db.transaction(async (db) => {
    const now = context.now();
    const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    await db.delete(refreshTokens).where(lte(refreshTokens.expiresOn, now));
    await db.delete(passwordLinks).where(lte(passwordLinks.expiresOn, now));
    await db.delete(attemptCounters).where(lte(attemptCounters.expiresOn, now));
    await removeExpiredIdempotencyKeys({ db, now: () => now });
    await db.delete(jobs).where(lte(jobs.failedOn, after(-failedJobsMilliseconds)));
    await putJobOff<'removeExpired'>(db, job, after(hour), {});
  });
