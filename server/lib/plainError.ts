import type { FailureReason } from './failureReason';

/**
 * A failure that was expected, with a message for whoever runs the server: it is shown and logged as it is, because it
 * quotes no secret and nothing about anybody, and without the place in the code.
 */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';

  constructor(
    /** Why, where what caused it does not tell (`failureReason`). */
    readonly why: Exclude<FailureReason, 'unexpected'>,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
