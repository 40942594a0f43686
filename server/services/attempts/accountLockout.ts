import { and, gt, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { attemptCounters } from '../../db/schema/attemptCounters';
import { counterName } from './countAttempt';
import { streakNames } from './failureStreak';
import { accountKey } from './takeAttempt';

const { name, blockedUntil } = attemptCounters;

/** Matches the counters of attempts at an account's password and factors, from anywhere. */
const countersOf = async (userId: number) => {
  const whose = accountKey('', userId);
  const { account } = whose;
  const beginnings = await Promise.all([
    counterName('login', 'device', account),
    counterName('login', 'fromNetwork', account),
    counterName('login', 'account', account),
    counterName('change', 'account', account),
    counterName('factor', 'fromNetwork', account),
    counterName('factor', 'account', account),
  ]);
  const names = [...beginnings, ...(await streakNames(whose))];
  return or(...names.map((beginning) => sql`starts_with(${name}, ${beginning})`));
};

/** Returns until when passwords or factors of this account are refused; undefined if they are not. */
export const lockedUntil = async (db: Database, userId: number, now: Date): Promise<Date | undefined> => {
  const [longest] = await db
    .select({ until: max(blockedUntil) })
    .from(attemptCounters)
    .where(and(await countersOf(userId), gt(blockedUntil, now)));
  return longest?.until ?? undefined;
};

/** Resets all attempts at an account's passwords and factors; returns whether any had been counted. */
export const clearLockout = async (db: Database, userId: number): Promise<boolean> => {
  const forgotten = await db
    .delete(attemptCounters)
    .where(await countersOf(userId))
    .returning({ name });
  return forgotten.length > 0;
};
