import { tmpdir } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from '../../../server/db/applyMigrations';
import { seedDemo } from '../../../server/seed/seedDemo';
import { startOwnPostgres } from '../../run/startPostgres.mjs';
import { fillApplications } from './fillApplications';

const million = 1_000_000;
const applications = Number(process.env.BENCH_APPLICATIONS ?? million);
/** The setting that docs/operate.md gives for a large database: room for its applications, indexes and counts. */
const memory = `shared_buffers=${Math.ceil((1900 * applications) / million)}MB`;

/** Starts and fills a PostgreSQL, once per run of Vitest; BENCH_DATABASE_URL names one that was filled before. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.BENCH_DATABASE_URL) return undefined;
  const postgres = await startOwnPostgres([memory], tmpdir());
  if (!postgres) throw new Error('There is no PostgreSQL to measure on.');
  const pool = new pg.Pool({ connectionString: postgres.url });
  const db = drizzle(pool, { casing: 'snake_case' });
  const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const begin = performance.now();
  await migrate(db);
  await seedDemo(db, midnight);
  await fillApplications(db, {
    applications,
    providers: 36,
    operatorsPerProvider: 40,
    until: midnight,
  });
  await readAll(pool);
  await pool.end();
  console.log(`Filled in ${Math.round((performance.now() - begin) / 1000)} s: ${postgres.url}`);
  process.env.BENCH_DATABASE_URL = postgres.url;
  return postgres.stop;
};

/** Reads all applications into memory, where a day of searches would have brought them. */
const readAll = async (pool: pg.Pool) => {
  await pool.query('create extension pg_prewarm');
  await pool.query(`
    select pg_prewarm(oid) from pg_class
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace and relname like 'application%'`);
};
