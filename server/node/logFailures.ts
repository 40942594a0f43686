import { describeFailure } from '../lib/describeFailure';
import type { Log } from '../lib/log';
import { createLog } from './createLog';

/** Ends the process over a failure that nobody caught, and logs it and Node's warnings, as lines like all others. */
export const logFailures = (log: Log): void => {
  process.on('uncaughtException', (failure, origin) => {
    log.error('the server ends over a failure that nobody caught', {
      origin,
      failure: describeFailure(failure),
    });
    process.exit(1);
  });
  // Node's own listener writes them as text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn('Node warns', { failure: describeFailure(warning) }));
};

/** Tells why the server could not start: to a person at a terminal in plain words, otherwise as a line of the log. */
export const tellStartFailure = (failure: unknown): void => {
  if (process.stderr.isTTY) tellFailure(failure);
  else createLog('error').error('the server could not start', { failure: describeFailure(failure) });
};

/** Tells a person why a command failed. */
export const tellFailure = (failure: unknown): void => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
};
