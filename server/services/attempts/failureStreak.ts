import type { Database } from '../../db/database';
import { hashToken } from '../../lib/hashToken';
import type { ServiceContext } from '../context/serviceContext';
import { tellOfAccount } from '../mail/accountMail';
import type { AttemptLimit } from './attemptLimits';
import { countAttempt, forgetAttempts } from './countAttempt';
import type { AttemptSubject } from './takeAttempt';

/** The failures in a row at which the owner of an account is told. */
const toldAt = 5;

/** Counts for a day, and never makes anybody wait. */
const streak: AttemptLimit = { attempts: 2 ** 30, firstWait: 1, longestWait: 1, window: 24 * 60 * 60 };

/**
 * Counts a wrong password of an account, from wherever it was tried, and tells the owner by e-mail of the fifth in a
 * row, once. The same is done for an account that does not exist, so that the time taken reveals none.
 */
export const countFailure = async (context: ServiceContext, whose: AttemptSubject): Promise<void> => {
  const { attempts } = await countAttempt(context.db, await streakName(whose), streak, context.now());
  if (attempts === toldAt) await tellOfAccount(context, whose.userId ?? noAccount, { kind: 'failures' });
};

/** Ends the row of failures of an account that was signed in to. */
export const endStreak = async (db: Database, whose: AttemptSubject): Promise<void> =>
  forgetAttempts(db, await streakName(whose));

/** Returns the name of the counter of an account's failures in a row. */
export const streakName = async ({ account }: AttemptSubject): Promise<string> =>
  `streak:${await hashToken(account)}`;

const noAccount = 0;
