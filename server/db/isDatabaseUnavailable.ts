/** PostgreSQL's codes of a database that serves others, or will serve again, but not this statement now. */
const codes = new Set([
  '0A000', // the plan that a connection kept is of a table that was changed since
  '25006', // read-only: a standby, or set so
  '25P03', // a transaction that stood idle for too long
  '25P04', // a transaction that took too long
  '26000', // a pooler between gave a statement to a connection that was not sent its plan, or has it already
  '28000', // the password or the right to connect was changed
  '28P01',
  '3D000', // the database is not there
  '40001', // others were faster, or in the way
  '40P01',
  '42P05',
  '55P03', // a lock was not given in time
  '57014', // a statement took too long
  '57P01', // it is ending, has crashed or is still starting
  '57P02',
  '57P03',
  '57P05',
  '58030', // its disk fails
]);
/** Whole classes of them: connections, and what it has not enough of, such as connections (53300) or disk (53100). */
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

/** What pg, its pool and PGlite say without any code; `server/node/createPools.ts` and its test know when. */
const messages =
  /^(timeout exceeded when trying to connect|Connection terminated.*|Query read timeout|Client was closed and is not queryable|Client has encountered a connection error and is not queryable|Cannot use a pool after calling end on the pool|PGlite is clos(ed|ing))$/;

/** What drizzle wraps, and what wraps that: more than enough. */
const deepest = 5;

const saysSo = (failure: unknown, depth = 0): boolean =>
  failure instanceof Error &&
  depth < deepest &&
  (messages.test(failure.message) || saysSo(failure.cause, depth + 1));

/** Whether a failure means no more than that the database can't be used now: away, stuck, full, or read-only. */
export const isDatabaseUnavailable = (failure: unknown): boolean => {
  const code = errorCode(failure);
  return code === undefined
    ? saysSo(failure)
    : codes.has(code) || classes.test(code) || networkCodes.has(code);
};

/** The code of a failure, or of what caused it: PostgreSQL's, such as `40001`, or the system's, such as `ECONNRESET`. */
export const errorCode = (failure: unknown, depth = 0): string | undefined => {
  if (!(failure instanceof Error) || depth > deepest) return undefined;
  const code: unknown = Reflect.get(failure, 'code');
  return typeof code === 'string' ? code : errorCode(failure.cause, depth + 1);
};
