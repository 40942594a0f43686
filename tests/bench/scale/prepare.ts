import { tmpdir } from 'node:os';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from '../../../server/db/applyMigrations';
import { seedDemo } from '../../../server/seed/seedDemo';
import { startPostgres } from '../../run/startPostgres.mjs';
import { fillApplications } from './fillApplications';

const million = 1_000_000;

/** Vitest runs this once: a PostgreSQL of its own, filled; BENCH_DATABASE_URL names one that was filled before. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.BENCH_DATABASE_URL) return undefined;
  const postgres = await startPostgres(tmpdir());
  if (!postgres) throw new Error('There is no PostgreSQL to measure on.');
  const pool = new pg.Pool({ connectionString: postgres.url });
  const db = drizzle(pool, { casing: 'snake_case' });
  const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const begin = performance.now();
  await migrate(db);
  await seedDemo(db, midnight);
  await fillApplications(db, {
    applications: Number(process.env.BENCH_APPLICATIONS ?? million),
    providers: 36,
    operatorsPerProvider: 40,
    until: midnight,
  });
  await pool.end();
  console.log(`Filled in ${Math.round((performance.now() - begin) / 1000)} s: ${postgres.url}`);
  process.env.BENCH_DATABASE_URL = postgres.url;
  return postgres.stop;
};
