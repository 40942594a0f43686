/**
 * PostgreSQL error codes of a database that cannot serve this statement now, but serves others or will serve again.
 */
const codes = new Set([
  '0A000', // a connection's cached plan is for a table that has changed since
  '25006', // read-only: a standby, or configured so
  '25P03', // a transaction was idle for too long
  '25P04', // a transaction took too long
  '26000', // a pooler in between used a connection that lacks the prepared statement, or has it already (42P05)
  '28000', // the password or the right to connect was changed
  '28P01',
  '3D000', // the database is not there
  '40001', // serialization failure or deadlock
  '40P01',
  '42P05',
  '55P03', // a lock was not granted in time
  '57014', // a statement took too long
  '57P01', // it is shutting down, has crashed or is still starting
  '57P02',
  '57P03',
  '57P05',
  '58030', // its disk fails
]);
/** Whole classes of codes: lost connections, and exhausted resources such as connections (53300) or disk (53100). */
const classes = /^(08|53)...$/;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages without a code, from pg, its pool and PGlite; see `server/node/createPools.ts` and its test. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated.*|Query read timeout|Client was closed and is not queryable|Client has encountered a connection error and is not queryable|Cannot use a pool after calling end on the pool|PGlite is clos(ed|ing))$/;

/** More levels of `cause` than drizzle and its callers ever wrap. */
const deepest = 5;

const saysSo = (failure: unknown, depth = 0): boolean =>
  failure instanceof Error &&
  depth < deepest &&
  (messages.test(failure.message) || saysSo(failure.cause, depth + 1));

/** Tells whether a failure only means that the database can't be used now: unreachable, stuck, full or read-only. */
export const isDatabaseUnavailable = (failure: unknown): boolean => {
  const code = errorCode(failure);
  return code === undefined
    ? saysSo(failure)
    : codes.has(code) || classes.test(code) || networkCodes.has(code);
};

/**
 * Returns the code of a failure or its cause: PostgreSQL's, such as `40001`, or the system's, such as `ECONNRESET`.
 */
export const errorCode = (failure: unknown): string | undefined => codeOf(originOf(failure));

/** Returns the failure that drizzle and its callers wrap: the first one with a code, or else the last. */
export const originOf = (failure: unknown, depth = 0): unknown =>
  failure instanceof Error && failure.cause !== undefined && depth < deepest && !codeOf(failure)
    ? originOf(failure.cause, depth + 1)
    : failure;

const codeOf = (failure: unknown): string | undefined => {
  const code: unknown = failure instanceof Error ? Reflect.get(failure, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
};
