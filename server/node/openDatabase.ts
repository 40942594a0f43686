import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../db/database';
import { errorCode } from '../db/isDatabaseUnavailable';
import { openPglite } from '../db/openPglite';
import type { Log } from '../parts/log';
import { createPools } from './createPools';
import { guardSpace } from './guardSpace';
import { keepPrivate } from './keepPrivate';
import { lockDataFolder } from './lockDataFolder';
import { probeDisk } from './probeDisk';
import { requireReachable } from './requireReachable';
import type { Config } from './settings/config';

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
export const openDatabase = async (config: Config, log: Log): Promise<NodeDatabase> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, config, log)
    : openEmbeddedDatabase(config.dataFolder);

const openPostgres = async (
  connectionString: string,
  { databaseLimits, dataFolder }: Config,
  log: Log,
): Promise<NodeDatabase> => {
  try {
    keepPrivate(dataFolder);
  } catch (failure) {
    log.warn('the data folder can not be closed to others', { code: errorCode(failure) });
  }
  const pools = createPools(connectionString, databaseLimits, log);
  await requireReachable(pools, connectionString);
  const db = drizzled(pools.calls);
  return {
    db,
    longDb: drizzled(pools.long),
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
        return await run(drizzled(pool));
      } finally {
        await pool.end();
      }
    },
    close: pools.end,
  };
};

const drizzled = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' });

/** Opens the embedded database in the data folder, and locks the folder for this process. */
const openEmbeddedDatabase = async (dataFolder: string): Promise<NodeDatabase> => {
  const unlock = await lockDataFolder(dataFolder);
  try {
    const { db, client, close } = await openPglite({ dataDir: path.join(dataFolder, 'db') });
    const endGuard = await guardSpace(client, dataFolder);
    // PGlite creates its folder with a mode of its own.
    keepPrivate(dataFolder);
    return {
      db,
      longDb: db,
      requireRoom: async () => {},
      withoutTimeout: (run) => run(db),
      close: async () => {
        endGuard();
        await close().finally(unlock);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
