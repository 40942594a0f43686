import type { Role } from '../../../contract/access';
import type { AuditAction } from '../../../contract/rules/auditActions';

/** What one account may be shown of requests, in units of `readingUnits`. */
export interface ReadingLimit {
  readonly hour: number;
  readonly day: number;
}

/** What accounts may do in a period; a number that is `unlimited` never ends it. */
export interface AllowanceLimits {
  readonly reading: Readonly<Record<'administrators' | 'providers', ReadingLimit>>;
  /** For how many different persons eligibility may be asked in a day. */
  readonly persons: { readonly account: number; readonly provider: number };
}

/** Larger than any count. */
export const unlimited = 2_000_000_000;

/** The limits where a deployment sets none. */
export const defaultAllowanceLimits: AllowanceLimits = {
  reading: {
    administrators: { hour: 30_000, day: 100_000 },
    providers: { hour: 20_000, day: 60_000 },
  },
  persons: { account: 500, provider: 2_000 },
};

/** What each thing that is shown counts. A request's page asks for up to eight parts beside the whole request. */
export const readingUnits = { row: 1, part: 1, request: 10, document: 10 } as const;

/** The share of a limit from which a person is warned. */
export const warningShare = 0.8;

/** Which of an account's limits was nearly or fully reached. */
export interface ReachedLimit {
  readonly limit: 'reading' | 'persons';
  readonly outcome: 'warned' | 'refused';
}

/** The limits of a call's account, and who is told when it reaches them. */
export interface Allowance {
  readonly limits: AllowanceLimits;
  /** What this account may read. */
  readonly reading: ReadingLimit;
  /** Tells the person, beside the answer or refusal of the call. */
  readonly notify: (text: string) => void;
  readonly onReached: (reached: ReachedLimit) => void;
}

/** Returns the limit of an account's reading, which is never less than what it may be shown `atLeast`. */
export const readingLimitOf = (
  { reading }: AllowanceLimits,
  { role }: { readonly role: Role },
  atLeast: ReadingLimit = { hour: 0, day: 0 },
): ReadingLimit => {
  const { hour, day } = role === 'Administrator' ? reading.administrators : reading.providers;
  return { hour: Math.max(hour, atLeast.hour), day: Math.max(day, atLeast.day) };
};

/** The event that the audit keeps of a limit that is near or reached. */
export const limitAction = 'limitReached' satisfies AuditAction;
