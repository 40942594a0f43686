/** How many failed attempts are allowed, and how the waits grow after that. */
export interface AttemptLimit {
  /** Attempts accepted before the first wait. */
  readonly attempts: number;
  /** Seconds of the wait after the last of them; doubles after each further attempt. */
  readonly firstWait: number;
  /** Maximum wait in seconds. */
  readonly longestWait: number;
  /** Seconds for which attempts are remembered, from the first one and again from the start of each wait. */
  readonly window: number;
}

/**
 * The limits of one kind of attempt. A browser that the account has signed in with before has a counter of
 * its own; everybody else counts for the account as tried from their network, for the account, and for their
 * network.
 */
export interface AttemptLimits {
  readonly device?: AttemptLimit;
  readonly fromNetwork?: AttemptLimit;
  readonly account?: AttemptLimit;
  readonly address: AttemptLimit;
}

const minutes = 60;
const hours = 60 * minutes;

/** Limits one account to about a hundred guesses a day in all. */
const ofOneAccount = (attempts: number): AttemptLimit => ({
  attempts,
  firstWait: 30,
  longestWait: 15 * minutes,
  window: 24 * hours,
});

/** Limits one address, which may be that of a whole company: the waits are short, and never shut it out. */
const ofOneAddress = (attempts: number): AttemptLimit => ({
  attempts,
  firstWait: 5,
  longestWait: 1 * minutes,
  window: 15 * minutes,
});

/** Every limit on attempts (spec 7.1, Refusals). Successes do not count, except for recovery, which can't see any. */
export const attemptLimits = {
  /** Wrong passwords: guessing one account, and guessing many from one place. */
  login: {
    device: ofOneAccount(5),
    fromNetwork: ofOneAccount(5),
    account: ofOneAccount(20),
    address: ofOneAddress(50),
  },
  /** Wrong factors, after a right password or in a session. */
  factor: { fromNetwork: ofOneAccount(5), account: ofOneAccount(20), address: ofOneAddress(50) },
  /** Its e-mails are limited where they are sent (answerRecovery), as a refusal would shut out the account's owner. */
  recovery: {
    address: { attempts: 30, firstWait: 10, longestWait: 5 * minutes, window: 1 * hours },
  },
  /** Codes can't be guessed; this spares the server the work. */
  reset: { address: ofOneAddress(50) },
  /** Wrong current passwords, in a session that may no longer be in its owner's hands. */
  change: { account: ofOneAccount(5), address: ofOneAddress(50) },
  /** Refused corporate identities. */
  corporate: { address: ofOneAddress(100) },
  /** Wrong credentials of systems: these can't be guessed, so no limit holds wherever they come from, by which anybody could shut one out. */
  client: { fromNetwork: ofOneAccount(20), address: ofOneAddress(100) },
  /** Refused refresh tokens; leaves room for the sessions of one company that expired overnight. */
  refresh: { address: ofOneAddress(300) },
  /** Sign-outs of sessions that had already ended. */
  signOut: { address: ofOneAddress(300) },
} as const satisfies Record<string, AttemptLimits>;

/** The kinds of attempt that are limited. */
export type AttemptKind = keyof typeof attemptLimits;
