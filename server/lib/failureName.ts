import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from '../db/isDatabaseUnavailable';
import { failureReason } from './failureReason';

/** An error code of the database or the system, which can't quote a value. */
const codePattern = /^[A-Z0-9_]{1,40}$/;

const nameOf = (failure: Error): string => {
  if (failure instanceof DrizzleQueryError) return 'DrizzleQueryError';
  return /^\w{1,60}$/.test(failure.name) ? failure.name : 'Error';
};

/**
 * Returns what may be kept of a failure where personal data must not be: its name, code and reason, such as
 * `DrizzleQueryError 40001 locked`. Messages, statements and parameters quote the values that caused the failure.
 */
export const failureName = (failure: unknown): string => {
  if (!(failure instanceof Error)) return typeof failure;
  const code = errorCode(failure);
  const reason = failureReason(failure);
  return [
    nameOf(failure),
    ...(code !== undefined && codePattern.test(code) ? [code] : []),
    ...(reason === 'unexpected' ? [] : [reason]),
  ].join(' ');
};
