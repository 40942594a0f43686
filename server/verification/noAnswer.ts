/** Why a service did not answer. */
export type NoAnswerReason = 'status' | 'nonsense' | 'unreachable' | 'timeOut' | 'circuitOpen' | 'simulated';

/** An outside service did not answer; it says why, never about whom it was asked. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    readonly code: NoAnswerReason,
    /** The status of the answer, where there was one. */
    readonly status?: number,
  ) {
    super(code);
  }
}
