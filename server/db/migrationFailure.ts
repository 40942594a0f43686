import { plainStatement } from './migrationSteps';

/** Characters of a statement that are enough to find it. */
const statementLength = 200;

/** PostgreSQL's class of errors about a value, which their messages quote. */
const aboutValues = /^22/;

const property = (failure: unknown, name: string): string | undefined => {
  const value: unknown = failure instanceof Error ? Reflect.get(failure, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the failure that PostgreSQL reported, which drizzle wraps in its own. */
const reported = (failure: unknown): unknown =>
  failure instanceof Error && failure.cause !== undefined && property(failure, 'code') === undefined
    ? reported(failure.cause)
    : failure;

/**
 * Returns PostgreSQL's reason for refusing a statement: message, detail and code. What stands in rows, such as the
 * key that is there twice, is left out, as it may be about a person.
 */
const reasonOf = (failure: unknown): string => {
  const origin = reported(failure);
  const code = property(origin, 'code');
  const message = origin instanceof Error ? origin.message : String(origin);
  const said = code && aboutValues.test(code) ? message.replace(/"[^"]*"/g, '"…"') : message;
  const detail = property(origin, 'detail')?.replace(/(=|contains )\(.*\)/gs, '$1(…)');
  return [`${said}${code ? ` (${code})` : ''}.`, ...(detail ? [detail] : [])].join(' ');
};

/** Builds the error of a migration that failed: which one, PostgreSQL's reason and the statement. */
export const migrationFailure = (step: string, statement: string, failure: unknown): Error => {
  const shown = plainStatement(statement);
  const text = shown.length > statementLength ? `${shown.slice(0, statementLength)}…` : shown;
  return new Error(`The migration ${step} failed: ${reasonOf(failure)}\nIts statement: ${text}`, {
    cause: failure,
  });
};
