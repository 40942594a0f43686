import type { ProcessingResult } from '../../../contract/entities/annualMaintenance';
import { type ProcessingRun, withResults } from './processingRun';

/** Requests per call: few enough for the progress bar to move. */
export const batchSize = 100;

interface Sending {
  send: (ids: readonly number[]) => Promise<readonly ProcessingResult[]>;
  /** Called with the run after each call to the server. */
  onProgress: (run: ProcessingRun) => void;
  /** Checked before each call to the server. */
  isStopped: () => boolean;
}

/** A run as far as it got, and the failure that interrupted it; its pending requests can be sent later. */
export interface ProcessingOutcome {
  readonly run: ProcessingRun;
  readonly interruption?: unknown;
}

/** Sends the pending requests of a run in batches; ends early when it is stopped, and at the first failed call. */
export const processInBatches = async (
  initial: ProcessingRun,
  { send, onProgress, isStopped }: Sending,
): Promise<ProcessingOutcome> => {
  let run = initial;
  while (run.pending.length > 0 && !isStopped()) {
    const batch = run.pending.slice(0, batchSize);
    try {
      run = withResults(run, batch, await send(batch));
    } catch (interruption) {
      return { run, interruption };
    }
    onProgress(run);
  }
  return { run };
};
