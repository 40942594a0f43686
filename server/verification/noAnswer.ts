/** Why a service did not answer. */
export type NoAnswerReason = 'status' | 'nonsense' | 'unreachable' | 'timeOut' | 'circuitOpen' | 'simulated';

/** Thrown when an outside service did not answer; it says why, never whom the question was about. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    readonly code: NoAnswerReason,
    /** The HTTP status, if there was a response. */
    readonly status?: number,
  ) {
    super(code);
  }
}
