import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../db/database';
import { errorCode } from '../db/isDatabaseUnavailable';
import type { Log } from '../parts/log';
import { createPools } from './createPools';
import { keepPrivate } from './keepPrivate';
import type { NodeDatabase } from './nodeDatabase';
import { openEmbeddedDatabase } from './openEmbeddedDatabase';
import { probeDisk } from './probeDisk';
import { requireReachable } from './requireReachable';
import type { Config } from './settings/config';

const drizzled = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' });

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

/** Opens PostgreSQL if DATABASE_URL is set, otherwise the embedded database in the data folder. */
export const openDatabase = async (config: Config, log: Log): Promise<NodeDatabase> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, config, log)
    : openEmbeddedDatabase(config.dataFolder);
