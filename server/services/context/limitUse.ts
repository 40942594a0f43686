import type { RateLimitName } from '../../../contract/rules/rateLimits';
import { Refusal, type Words } from '../../lib/refusal';

/** How far one limit of a caller is used up. */
export interface LimitUse {
  readonly name: RateLimitName;
  readonly limit: number;
  /** How many are left; 0 if the next is refused. */
  readonly left: number;
  /** The length of its window in seconds; absent where it counts what is done at the same moment. */
  readonly windowSeconds?: number;
  /** Seconds until it is counted from zero again, or until the wait ends that it began. */
  readonly secondsLeft: number;
}

/** Tells a caller, in the headers of the answer, how far a limit is used up. */
export type TellLimit = (use: LimitUse) => void;

/**
 * Builds the refusal of a call over a limit, and tells its state; whatever counts also tells it before, with each answer, so
 * that no 429 comes unforetold. No other code makes one.
 */
export const overLimit = (
  { tellLimit }: { readonly tellLimit?: TellLimit | undefined },
  use: LimitUse,
  words: Words,
  reason: 'tooManyAttempts' | 'limitReached' = 'tooManyAttempts',
): Refusal => {
  tellLimit?.(use);
  return new Refusal(reason, words, Math.max(1, use.secondsLeft));
};
