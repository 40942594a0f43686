/** Why a call was refused; http/ turns each into its status. */
export type RefusalReason =
  | 'badRequest'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'changed'
  | 'tooManyAttempts'
  | 'notConfigured'
  | 'unavailable';

/** A refusal with the Portuguese text that the caller may read. Anything else thrown is an unexpected failure. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly reason: RefusalReason,
    message: string,
    /** When it is worth trying again, where the refusal ends by itself. */
    readonly retryAfterSeconds?: number,
    /** The field of the input that it is about, where the caller's form may show it there. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** A refusal of what a call carries, naming the field as a person knows it (spec 7.1, Refusals). */
export const fieldRefusal = (label: string, message: string): Refusal =>
  new Refusal('badRequest', `${label}: ${message}`);
