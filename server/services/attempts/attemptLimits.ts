/** How often something may be tried in vain before it is refused for a while. */
export interface AttemptLimit {
  /** Attempts that are still heard. */
  readonly attempts: number;
  /** How long they are remembered, from the first one on. */
  readonly windowSeconds: number;
  /** How long everything is refused once they are used up, from the last one on. */
  readonly lockSeconds: number;
}

/** The limits of one kind of attempt: per account, and per network address. */
export interface AttemptLimits {
  readonly account?: AttemptLimit;
  readonly address: AttemptLimit;
}

const minutes = 60;
const hours = 60 * minutes;

/** Failures from one address: a whole company may stand behind it, so they are many. */
const fromOneAddress = (attempts: number): AttemptLimit => ({
  attempts,
  windowSeconds: 15 * minutes,
  lockSeconds: 15 * minutes,
});

/** Every limit on attempts (api.md, Errors, 429). Successes do not count, except for recovery, which has none to see. */
export const attemptLimits = {
  /** Wrong passwords: guessing one account, and guessing many from one place. */
  login: {
    account: { attempts: 5, windowSeconds: 15 * minutes, lockSeconds: 15 * minutes },
    address: fromOneAddress(50),
  },
  /** Each sends an e-mail to somebody who may not have asked for it. */
  recovery: {
    account: { attempts: 5, windowSeconds: 1 * hours, lockSeconds: 1 * hours },
    address: { attempts: 30, windowSeconds: 1 * hours, lockSeconds: 1 * hours },
  },
  /** Codes can't be guessed; this spares the server the work. */
  reset: { address: fromOneAddress(50) },
  /** Wrong current passwords, in a session that may not be its owner's any more. */
  change: {
    account: { attempts: 5, windowSeconds: 15 * minutes, lockSeconds: 15 * minutes },
    address: fromOneAddress(50),
  },
  /** Refused corporate identities. */
  corporate: { address: fromOneAddress(100) },
  /** Refused refresh tokens; a morning's expired sessions of one company must fit. */
  refresh: { address: fromOneAddress(300) },
} as const satisfies Record<string, AttemptLimits>;

/** What is limited. */
export type AttemptKind = keyof typeof attemptLimits;
