import { MigrationFailed } from '../db/applyMigrations';
import { errorCode } from '../db/isDatabaseUnavailable';
import { failureReason } from './failureReason';
import { PlainError } from './plainError';

/** How many causes are logged; a failure may be its own cause. */
const maxCauses = 5;

/** Whose messages we wrote for whoever runs the server: where in the code they came up tells nothing more. */
const expected = [PlainError, MigrationFailed];
const safeToQuote = [TypeError, RangeError, ReferenceError, ...expected];

/** A code of the system, the database or a library, which can't quote a value. */
const codePattern = /^[A-Z0-9_]{1,60}$/;

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Returns what may be logged of an unexpected failure. Messages of the database and of parsers quote the values they
 * choked on, which are citizens' data, so only names, codes, reasons (see `failureReasons`) and code locations are kept;
 * of one that was expected its message, and no location.
 */
export const describeFailure = (
  failure: unknown,
  causes = maxCauses,
  isExpected = expected.some((kind) => failure instanceof kind),
): Record<string, unknown> => {
  if (!(failure instanceof Error)) return { name: typeof failure };
  const code = text(Reflect.get(failure, 'originalCode')) ?? errorCode(failure);
  const reason = failureReason(failure);
  return {
    name: failure.name,
    reason,
    code: code !== undefined && (codePattern.test(code) || code === reason) ? code : undefined,
    status: number(Reflect.get(failure, 'status')),
    message: safeToQuote.some((kind) => failure instanceof kind) ? failure.message : undefined,
    constraint: text(Reflect.get(failure, 'constraint')),
    at: isExpected ? undefined : failure.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause:
      failure.cause === undefined || causes === 0
        ? undefined
        : describeFailure(failure.cause, causes - 1, isExpected),
  };
};
