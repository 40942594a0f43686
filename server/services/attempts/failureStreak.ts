import type { Database } from '../../db/database';
import { hashToken } from '../../lib/hashToken';
import type { ServiceContext } from '../context/serviceContext';
import { tellOfAccount } from '../mail/accountMail';
import type { AttemptLimit } from './attemptLimits';
import { countAttempt, forgetAttempts } from './countAttempt';
import type { AttemptSubject } from './takeAttempt';

/** What fails, and the failures in a row at which the owner of an account is told. */
const toldAt = { failures: 5, factorFailures: 5, copiedPasskey: 1 } as const;

type Failure = keyof typeof toldAt;

/** Counts for a day, and never makes anybody wait. */
const streak: AttemptLimit = { attempts: 2 ** 30, firstWait: 1, longestWait: 1, window: 24 * 60 * 60 };

/**
 * Counts a failure at an account, from wherever it was tried, and tells the owner by e-mail, once: of the fifth wrong password
 * in a row, of the fifth wrong factor, or of a copied passkey. The same is done for an account that does not exist, so that
 * the time taken reveals none.
 */
export const countFailure = async (
  context: ServiceContext,
  whose: AttemptSubject,
  kind: Failure = 'failures',
): Promise<void> => {
  const name = await streakName(whose, kind);
  const { attempts } = await countAttempt(context.db, name, streak, context.now());
  if (attempts === toldAt[kind]) await tellOfAccount(context, whose.userId ?? noAccount, { kind });
};

/** Ends the row of failures of an account that was signed in to. */
export const endStreak = async (
  db: Database,
  whose: AttemptSubject,
  kind: Failure = 'failures',
): Promise<void> => forgetAttempts(db, await streakName(whose, kind));

/** Returns the names of the counters of an account's failures in a row. */
export const streakNames = (whose: AttemptSubject): Promise<string[]> =>
  Promise.all(Object.keys(toldAt).map((kind) => streakName(whose, kind as Failure)));

const streakName = async ({ account }: AttemptSubject, kind: Failure): Promise<string> =>
  `streak:${kind === 'failures' ? '' : `${kind}:`}${await hashToken(account)}`;

const noAccount = 0;
