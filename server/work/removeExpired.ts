import { lte } from 'drizzle-orm';
import { attemptCounters } from '../db/schema/attemptCounters';
import { jobs } from '../db/schema/jobs';
import { passwordLinks } from '../db/schema/passwordLinks';
import { refreshTokens } from '../db/schema/users';
import { removeUnfinishedLists } from '../services/annualMaintenance/removeUnfinishedLists';
import { removeOldPieces } from '../services/applications/documents/storedBytes';
import { removeExpiredIdempotencyKeys } from '../services/context/onceByKey';
import type { WorkContext } from '../services/context/workContext';
import type { ClaimedJob } from '../services/queue/claimJob';
import { putJobOff } from '../services/queue/settleJob';
import { accessTokenTerms } from '../services/session/tokens/accessToken';

const hour = 3_600_000;
/** A revoked row blocks the access tokens of its session, so it must stay until the last of them has expired. */
const lastAccessToken = accessTokenTerms.seconds * 1000;
/** How long a failed job stays for inspection. */
const failedJobsMilliseconds = 30 * 24 * hour;

/**
 * Removes expired data every hour: lists that a server of the version before did not finish, refresh tokens (once their last
 * access token has expired), links, counters, answers stored under an idempotency key, unused document pieces and
 * old failed jobs.
 */
export const removeExpired = async (context: WorkContext, job: ClaimedJob): Promise<void> => {
  await removeOldPieces(context.db, context.now());
  await removeUnfinishedLists(context.db);
  await context.db.transaction(async (db) => {
    const now = context.now();
    const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    await db.delete(refreshTokens).where(lte(refreshTokens.expiresOn, after(-lastAccessToken)));
    await db.delete(passwordLinks).where(lte(passwordLinks.expiresOn, now));
    await db.delete(attemptCounters).where(lte(attemptCounters.expiresOn, now));
    await removeExpiredIdempotencyKeys({ ...context, db });
    await db.delete(jobs).where(lte(jobs.failedOn, after(-failedJobsMilliseconds)));
    await putJobOff<'removeExpired'>(db, job, after(hour), {});
  });
};
