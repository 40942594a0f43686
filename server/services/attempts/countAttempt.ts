import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { attemptCounters } from '../../db/schema/attemptCounters';
import { hashToken } from '../../lib/hashToken';
import type { AttemptKind, AttemptLimit, AttemptLimits } from './attemptLimits';

const cleanedAtOnce = 100;
const { name: nameColumn, attempts, blockedUntil, refusals, expiresOn } = attemptCounters;

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

/** The result of counting an attempt. */
export interface CountedAttempt {
  /** Attempts counted so far. */
  readonly attempts: number;
  /** Attempts refused during the current wait, at most 2; 0 if this one is allowed. */
  readonly refusals: number;
  readonly blockedUntil: Date | null;
  /** When they are forgotten. */
  readonly expiresOn: Date;
}

/**
 * Counts one attempt, in one statement, so that any number of servers and simultaneous attempts agree. The
 * attempt that reaches the limit, and each one after it, starts a wait in which attempts are refused and not
 * counted.
 */
export const countAttempt = async (
  db: Database,
  name: string,
  limit: AttemptLimit,
  now: Date,
): Promise<CountedAttempt> => {
  const windowEnd = after(now, limit.window);
  const isOver = sql`${expiresOn} <= ${time(now)}`;
  const isBlocked = sql`${blockedUntil} > ${time(now)}`;
  const begins = sql`${attempts} + 1 >= ${limit.attempts}::integer`;
  const doublings = sql`least(${attempts} + 1 - ${limit.attempts}::integer, 20)`;
  const wait = sql`least(${limit.longestWait}::integer, ${limit.firstWait}::integer * power(2, ${doublings}))`;
  const [counter] = await db
    .insert(attemptCounters)
    .values({ name, attempts: 1, expiresOn: windowEnd })
    .onConflictDoUpdate({
      target: nameColumn,
      set: {
        attempts: sql`case when ${isOver} then 1 when ${isBlocked} then ${attempts} else ${attempts} + 1 end`,
        refusals: sql`case when ${isOver} then 0 when ${isBlocked} then least(${refusals} + 1, 2) else 0 end`,
        blockedUntil: sql`case when ${isOver} then null when ${isBlocked} then ${blockedUntil}
          when ${begins} then ${time(now)}::timestamptz + make_interval(secs => ${wait}) end`,
        expiresOn: sql`case when ${isOver} then ${time(windowEnd)} when ${isBlocked} then ${expiresOn}
          when ${begins} then ${time(windowEnd)} else ${expiresOn} end`,
      },
    })
    .returning({ attempts, refusals, blockedUntil, expiresOn });
  if (!counter) throw new Error('The database counted nothing');
  if (counter.attempts === 1) await removeExpired(db, now);
  return counter;
};

/** Resets a counter. */
export const forgetAttempts = async (db: Database, name: string): Promise<void> => {
  await db.delete(attemptCounters).where(eq(nameColumn, name));
};

/** Takes one attempt off a counter, along with the wait that it started. */
export const uncountAttempt = async (db: Database, name: string): Promise<void> => {
  await db
    .update(attemptCounters)
    .set({ attempts: sql`${attempts} - 1`, blockedUntil: null })
    .where(and(eq(nameColumn, name), gt(attempts, 0)));
};

/** Returns the name of a counter: what is limited, and for whom as unreadable hashes, the account's first. */
export const counterName = async (
  kind: AttemptKind,
  scope: keyof AttemptLimits,
  ...keys: readonly string[]
): Promise<string> => [kind, scope, ...(await Promise.all(keys.map(hashToken)))].join(':');
