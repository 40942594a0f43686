import { DrizzleQueryError } from 'drizzle-orm';

/** A database's error code, or a system's: nothing that could quote a value. */
const codePattern = /^[A-Z0-9_]{1,40}$/;
/** What drizzle wraps, and what wraps that: more than enough. */
const deepest = 5;

const nameOf = (failure: Error): string => {
  if (failure instanceof DrizzleQueryError) return 'DrizzleQueryError';
  return /^\w{1,60}$/.test(failure.name) ? failure.name : 'Error';
};

const codeOf = (failure: unknown, depth = 0): string | undefined => {
  if (!(failure instanceof Error) || depth > deepest) return undefined;
  const code: unknown = Reflect.get(failure, 'code');
  return typeof code === 'string' && codePattern.test(code) ? code : codeOf(failure.cause, depth + 1);
};

/**
 * What may be kept of a failure where personal data must not be: its name and its code, such as
 * `DrizzleQueryError 40001`. Messages, statements and their parameters quote the values that they choked on.
 */
export const failureName = (failure: unknown): string => {
  if (!(failure instanceof Error)) return typeof failure;
  const code = codeOf(failure);
  return code === undefined ? nameOf(failure) : `${nameOf(failure)} ${code}`;
};
