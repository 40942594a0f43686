/** How often something may be tried in vain, and how the waits grow from then on. */
export interface AttemptLimit {
  /** Attempts that are heard one after the other. */
  readonly attempts: number;
  /** Seconds that nothing is heard after the last of them; twice as many after each further one. */
  readonly firstWait: number;
  /** Seconds of the longest wait. */
  readonly longestWait: number;
  /** Seconds that attempts are remembered: from the first one on, and from each wait on. */
  readonly window: number;
}

/**
 * The limits of one kind of attempt. A browser that the account was signed in with before counts by itself; anybody else
 * counts for the account as tried from their network, for the account, and for their network.
 */
export interface AttemptLimits {
  readonly device?: AttemptLimit;
  readonly fromNetwork?: AttemptLimit;
  readonly account?: AttemptLimit;
  readonly address: AttemptLimit;
}

const minutes = 60;
const hours = 60 * minutes;

/** Of one account: about a hundred guesses a day in all. */
const ofOneAccount = (attempts: number): AttemptLimit => ({
  attempts,
  firstWait: 30,
  longestWait: 15 * minutes,
  window: 24 * hours,
});

/** Of one address: a whole company may stand behind it, so the waits are short and no wall. */
const ofOneAddress = (attempts: number): AttemptLimit => ({
  attempts,
  firstWait: 5,
  longestWait: 1 * minutes,
  window: 15 * minutes,
});

/** Every limit on attempts (spec 7.1, Refusals). Successes do not count, except for recovery, which has none to see. */
export const attemptLimits = {
  /** Wrong passwords: guessing one account, and guessing many from one place. */
  login: {
    device: ofOneAccount(5),
    fromNetwork: ofOneAccount(5),
    account: ofOneAccount(20),
    address: ofOneAddress(50),
  },
  /** What it sends is limited where it is sent (answerRecovery), for a refusal would shut the account's owner out. */
  recovery: {
    address: { attempts: 30, firstWait: 10, longestWait: 5 * minutes, window: 1 * hours },
  },
  /** Codes can't be guessed; this spares the server the work. */
  reset: { address: ofOneAddress(50) },
  /** Wrong current passwords, in a session that may not be its owner's any more. */
  change: { account: ofOneAccount(5), address: ofOneAddress(50) },
  /** Refused corporate identities. */
  corporate: { address: ofOneAddress(100) },
  /** Refused refresh tokens; a morning's expired sessions of one company must fit. */
  refresh: { address: ofOneAddress(300) },
  /** Sign-outs of sessions that were over already. */
  signOut: { address: ofOneAddress(300) },
} as const satisfies Record<string, AttemptLimits>;

/** What is limited. */
export type AttemptKind = keyof typeof attemptLimits;
