import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../db/database';
import { openPglite } from '../db/openPglite';
import { drizzlePool } from './drizzlePool';
import { type DatabaseSetting, unreachable } from './openDatabase';

/** A database to look at, which takes no writes. */
export interface OpenedDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const readOnly = 'set default_transaction_read_only = on';
const waitMilliseconds = 9_000;

/**
 * Opens a PostgreSQL database for looking at it, with so many connections.
 * @throws {PlainError} that names the setting, if it can't be reached
 */
export const openPostgresReadOnly = async (
  setting: DatabaseSetting,
  max: number,
): Promise<OpenedDatabase> => {
  const pool = new pg.Pool({
    connectionString: setting.url,
    max,
    application_name: 'tsi doctor',
    connectionTimeoutMillis: waitMilliseconds,
    query_timeout: waitMilliseconds,
    onConnect: async (client) => {
      await client.query(readOnly);
    },
  });
  pool.on('error', () => {});
  const db = drizzlePool(pool);
  try {
    await pool.query('select 1');
  } catch (failure) {
    await pool.end();
    throw unreachable(setting, failure);
  }
  return { db, close: () => pool.end() };
};

/** Opens an embedded database for looking at it; its data folder is locked by the caller. */
export const openFolderReadOnly = async (dataDir: string): Promise<OpenedDatabase> => {
  const { db, close } = await openPglite({ dataDir });
  await db.execute(sql.raw(readOnly));
  return { db, close };
};
