import type pg from 'pg';

const why: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ECONNRESET: 'the connection was broken off',
  '28P01': 'user or password is wrong',
  '28000': 'user or password is wrong',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
};

const reasonOf = (failure: unknown) => {
  const code = failure instanceof Error ? Reflect.get(failure, 'code') : undefined;
  if (typeof code !== 'string') return 'no answer';
  return `${why[code] ?? 'no connection'}, ${code}`;
};

/** Where a DATABASE_URL points to, without who signs in there. */
const placeOf = (connectionString: string) => {
  const { hostname, port, pathname, searchParams } = new URL(connectionString);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}${pathname}`;
};

/** Fails in plain words, without secrets, when the database can't be used at all: a server must not start without it. */
export const requireReachable = async (pool: pg.Pool, connectionString: string): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw new Error(
      `The database of DATABASE_URL, ${placeOf(connectionString)}, can't be reached: ${reasonOf(failure)}.`,
    );
  }
};
