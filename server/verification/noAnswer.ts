import type { FailureReason } from '../lib/failureReason';

/** Thrown when an outside service did not answer; it says why, never whom the question was about. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    readonly code: FailureReason,
    /** The HTTP status, if there was a response. */
    readonly status?: number,
  ) {
    super(code);
  }
}
