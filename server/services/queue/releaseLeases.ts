import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { jobs } from '../../db/schema/jobs';

/**
 * Frees every job that somebody works on. Only for who knows that nobody else does: a server that was killed then
 * goes on at once where it alone has the database.
 */
export const releaseLeases = async (db: Database): Promise<void> => {
  await db.update(jobs).set({ leaseToken: null, leasedUntil: null }).where(isNotNull(jobs.leaseToken));
};
