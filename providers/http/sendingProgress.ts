/** How far a call with files has come: they are read, sent, and then the server is waited for. */
export interface SendingProgress {
  readonly phase: 'reading' | 'sending' | 'waiting';
  /** How much of the phase is done, 0 to 1. */
  readonly share: number;
}

/** Told how far a call has come. */
export type OnProgress = (progress: SendingProgress) => void;
