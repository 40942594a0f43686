import type { ErrorCode } from '../../contract/rules/errorCodes';

/** Why a call was refused; http/ turns each into its status. */
export type RefusalReason =
  | 'badRequest'
  | 'unauthenticated'
  | 'forbidden'
  | 'factorNeeded'
  | 'identityNeeded'
  | 'notFound'
  | 'changed'
  | 'tooManyAttempts'
  | 'limitReached'
  | 'notConfigured'
  | 'unavailable';

/** A refusal with the Portuguese text that the caller may read. Anything else thrown is an unexpected failure. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** Seconds until a retry is worthwhile, if the refusal ends by itself. */
    readonly retryAfterSeconds?: number,
    /** The input field that it is about, if the caller's form can show it there. */
    readonly field?: string,
    /** More to know about it, which callers may read after the message. */
    readonly details: readonly string[] = [],
    /** Why, for programs; what the text or the reason tells when absent. */
    readonly code?: ErrorCode,
  ) {
    super(message);
  }
}

/** Builds the refusal of a call's input, naming the field as users know it (spec 7.1, Refusals). */
export const fieldRefusal = (label: string, message: string): Refusal =>
  new Refusal('badRequest', `${label}: ${message}`);
