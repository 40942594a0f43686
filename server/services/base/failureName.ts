import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from '../../db/isDatabaseUnavailable';

/** A database's error code, or a system's: nothing that could quote a value. */
const codePattern = /^[A-Z0-9_]{1,40}$/;

const nameOf = (failure: Error): string => {
  if (failure instanceof DrizzleQueryError) return 'DrizzleQueryError';
  return /^\w{1,60}$/.test(failure.name) ? failure.name : 'Error';
};

/**
 * What may be kept of a failure where personal data must not be: its name and its code, such as
 * `DrizzleQueryError 40001`. Messages, statements and their parameters quote the values that they choked on.
 */
export const failureName = (failure: unknown): string => {
  if (!(failure instanceof Error)) return typeof failure;
  const code = errorCode(failure);
  return code === undefined || !codePattern.test(code) ? nameOf(failure) : `${nameOf(failure)} ${code}`;
};
