import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../db/database';
import { errorCode } from '../db/isDatabaseUnavailable';
import { openPglite } from '../db/openPglite';
import type { Log } from '../lib/log';
import { PlainError } from '../lib/plainError';
import { createPools, type Pools, type StatementObserver } from './createPools';
import { drizzlePool } from './drizzlePool';
import { guardSpace } from './guardSpace';
import { keepPrivate } from './keepPrivate';
import { lockDataFolder } from './lockDataFolder';
import type { Config } from './settings/environment';

/** The server's database, and how to close it. */
export interface NodeDatabase {
  /** For calls: no statement may take long. */
  readonly db: Database;
  /** For exports and background work, whose statements may take longer. */
  readonly longDb: Database;
  /** The connection pools; absent for the embedded database. */
  readonly pools?: readonly pg.Pool[];
  /** Fails while there is no room to write, even if statements are still answered. */
  requireRoom(): Promise<void>;
  /** Runs work without a time limit: migrations and imports. */
  withoutTimeout<T>(run: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens PostgreSQL if DATABASE_URL is set, otherwise the embedded database in the data folder. */
export const openDatabase = async (
  config: Config,
  log: Log,
  onStatement?: StatementObserver,
): Promise<NodeDatabase> =>
  config.databaseUrl
    ? openPostgres({ name: 'DATABASE_URL', url: config.databaseUrl }, config, log, onStatement)
    : openEmbeddedDatabase(config.dataFolder);

/** A setting that names a database, and its value. */
export interface DatabaseSetting {
  readonly name: string;
  readonly url: string;
}

/**
 * Opens a PostgreSQL database.
 * @throws {PlainError} that names the setting, if the database can't be used
 */
export const openPostgres = async (
  setting: DatabaseSetting,
  { databaseLimits, dataFolder }: Pick<Config, 'databaseLimits' | 'dataFolder'>,
  log: Log,
  onStatement?: StatementObserver,
): Promise<NodeDatabase> => {
  const connectionString = setting.url;
  try {
    keepPrivate(dataFolder);
  } catch (failure) {
    log.warn('the data folder can not be closed to others', { code: errorCode(failure) });
  }
  const pools = createPools(connectionString, databaseLimits, log, onStatement);
  const [db, longDb] = [drizzlePool(pools.calls), drizzlePool(pools.long)];
  await requireReachable(pools, setting);
  return {
    db,
    longDb,
    pools: pools.each,
    requireRoom: async () => {
      if (!pools.metFullDisk()) return;
      await probeDisk(db);
      pools.forgetFullDisk();
    },
    withoutTimeout: async (run) => {
      const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: databaseLimits.connect });
      pool.on('connect', (client) => client.on('error', () => {}));
      pool.on('error', () => {});
      try {
        return await run(drizzlePool(pool));
      } finally {
        await pool.end();
      }
    },
    close: pools.end,
  };
};

/** Opens the embedded database in the data folder, and locks the folder for this process. */
const openEmbeddedDatabase = async (dataFolder: string): Promise<NodeDatabase> => {
  const unlock = await lockDataFolder(dataFolder);
  try {
    const database = await openFolder(dataFolder, 'db');
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Opens an embedded database in a data folder that is locked for this process. */
export const openFolder = async (dataFolder: string, name: string): Promise<NodeDatabase> => {
  const dataDir = path.join(dataFolder, name);
  const loadDataDir = existsSync(path.join(dataDir, 'PG_VERSION')) ? undefined : await emptyDatabase();
  const { db, client, close } = await openPglite({ dataDir, ...(loadDataDir && { loadDataDir }) });
  const endGuard = await guardSpace(client, dataFolder);
  // PGlite creates its folder with a mode of its own.
  keepPrivate(dataFolder);
  return {
    db,
    longDb: db,
    requireRoom: async () => {},
    withoutTimeout: (run) => run(db),
    close: () => {
      endGuard();
      return close();
    },
  };
};

/** The database with the schema alone that the build made; undefined where this program was not built. */
const emptyDatabase = async (): Promise<Blob | undefined> => {
  const file = path.join(import.meta.dirname, 'emptyDatabase.tar.gz');
  return existsSync(file) ? new Blob([await readFile(file)]) : undefined;
};

/** What is written to find out, in bytes: as much as a few of the largest documents. */
const probeBytes = 16_000_000;
const rowBytes = 7_000;

/** Fails when PostgreSQL's disk has no room for a submission: writes that much into a temporary table. */
export const probeDisk = (db: Database): Promise<unknown> =>
  db.transaction(async (tx) => {
    const rows = sql.raw(`generate_series(1, ${Math.ceil(probeBytes / rowBytes)})`);
    const text = sql.raw(`repeat(' ', ${rowBytes})`);
    await tx.execute(sql`create temporary table disk_probe (content text) on commit drop`);
    // Before PostgreSQL 16, compression can only be turned off on an existing table.
    await tx.execute(sql`alter table disk_probe alter column content set storage plain`);
    await tx.execute(sql`insert into disk_probe select ${text} from ${rows}`);
  });

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

/** Says which database can't be reached, and why. */
export const unreachable = ({ name, url }: DatabaseSetting, failure: unknown): Error =>
  new PlainError(
    'unreachable',
    `The database of ${name}, ${placeOf(url)}, can't be reached: ${reasonOf(failure)}.`,
    {
      cause: failure,
    },
  );

const requireUnicode = async (pools: Pools, { name, url }: DatabaseSetting) => {
  const { rows } = await pools.calls.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  await pools.end();
  throw new PlainError(
    'settings',
    `The database of ${name}, ${placeOf(url)}, has the encoding ${encoding} and must have UTF8: make another one as docs/operate.md says.`,
  );
};

/** Throws, in plain words without secrets, if the database can't be used: the server must not start without it. */
const requireReachable = async (pools: Pools, setting: DatabaseSetting): Promise<void> => {
  try {
    await pools.calls.query('select 1');
  } catch (failure) {
    await pools.end();
    throw unreachable(setting, failure);
  }
  await requireUnicode(pools, setting);
};
