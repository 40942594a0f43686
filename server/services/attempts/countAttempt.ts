import { inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { attemptCounters } from '../../db/schema/attemptCounters';
import type { AttemptLimit } from './attemptLimits';

const cleanedAtOnce = 100;
const { name: nameColumn, attempts, expiresOn } = attemptCounters;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
const time = (date: Date) => sql.param(date, expiresOn);

const removeExpired = async (db: Database, now: Date): Promise<void> => {
  const expired = db
    .select({ name: nameColumn })
    .from(attemptCounters)
    .where(lte(expiresOn, now))
    .limit(cleanedAtOnce)
    .for('update', { skipLocked: true });
  await db.delete(attemptCounters).where(inArray(nameColumn, expired));
};

/**
 * Counts one attempt, in one statement, so that any number of servers and simultaneous attempts agree.
 * Answers how many there are now, one more than the limit at most, and when counting begins anew.
 */
export const countAttempt = async (
  db: Database,
  name: string,
  limit: AttemptLimit,
  now: Date,
): Promise<{ attempts: number; expiresOn: Date }> => {
  const isOver = sql`${expiresOn} <= ${time(now)}`;
  const usesUp = sql`${attempts} + 1 = ${limit.attempts}`;
  const windowEnd = after(now, limit.windowSeconds);
  const [counter] = await db
    .insert(attemptCounters)
    .values({ name, attempts: 1, expiresOn: windowEnd })
    .onConflictDoUpdate({
      target: nameColumn,
      set: {
        attempts: sql`case when ${isOver} then 1 else least(${attempts} + 1, ${limit.attempts + 1}) end`,
        expiresOn: sql`case when ${isOver} then ${time(windowEnd)} when ${usesUp} then ${time(after(now, limit.lockSeconds))} else ${expiresOn} end`,
      },
    })
    .returning({ attempts, expiresOn });
  if (!counter) throw new Error('The database counted nothing');
  if (counter.attempts === 1) await removeExpired(db, now);
  return counter;
};
