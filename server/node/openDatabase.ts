import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../db/database';
import { openPglite } from '../db/openPglite';
import type { Log } from '../log';
import type { Config } from './config';
import { lockDataFolder } from './lockDataFolder';
import { requireReachable } from './requireReachable';

/** The server's database, and how to leave it. */
export interface OpenDatabase {
  readonly db: Database;
  /** The connections, where there are several. */
  readonly pool?: pg.Pool;
  close(): Promise<void>;
}

const connectMilliseconds = 10_000;

const openPostgres = async (connectionString: string, log: Log): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: connectMilliseconds });
  // A connection that ends while nobody uses it must not end the server.
  pool.on('error', (error) => log.warn('a database connection was lost', { name: error.name }));
  await requireReachable(pool, connectionString);
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
};

const openEmbedded = async (dataFolder: string): Promise<OpenDatabase> => {
  const unlock = lockDataFolder(dataFolder);
  try {
    const { db, close } = await openPglite({ dataDir: path.join(dataFolder, 'db') });
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Opens PostgreSQL where DATABASE_URL names one, else the embedded database in the data folder. */
export const openDatabase = async (config: Config, log: Log): Promise<OpenDatabase> =>
  config.databaseUrl ? openPostgres(config.databaseUrl, log) : openEmbedded(config.dataFolder);
