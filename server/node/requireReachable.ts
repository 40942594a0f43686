import pg from 'pg';
import type { Pools } from './createPools';

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

/** Returns host, port and database of a DATABASE_URL as pg reads it, without user and password. */
const placeOf = (connectionString: string) => {
  const { host, port, database } = new pg.Client({ connectionString });
  return `${host}:${port}/${database ?? ''}`;
};

const requireUnicode = async (pools: Pools, place: string) => {
  const { rows } = await pools.calls.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  await pools.end();
  throw new Error(
    `The database of DATABASE_URL, ${place}, has the encoding ${encoding} and must have UTF8: make another one as docs/operate.md says.`,
  );
};

/** Throws, in plain words without secrets, if the database can't be used: the server must not start without it. */
export const requireReachable = async (pools: Pools, connectionString: string): Promise<void> => {
  try {
    await pools.calls.query('select 1');
  } catch (failure) {
    await pools.end();
    throw new Error(
      `The database of DATABASE_URL, ${placeOf(connectionString)}, can't be reached: ${reasonOf(failure)}.`,
    );
  }
  await requireUnicode(pools, placeOf(connectionString));
};
