import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from '../../server/db/applyMigrations';
import type { Database } from '../../server/db/database';
import { databaseKey, type Seed } from './databaseSnapshot';

/** A test's own database, with a function that drops it. */
export interface TestDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** The key of an advisory lock that keeps two test processes from creating the same template. */
const templateLock = 7_204_114;

const urlOf = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * Takes the functions of advisory locks away, so that no test passes with one: not every distributed PostgreSQL has
 * them. Revoking them would not keep the superuser out.
 */
const withoutAdvisoryLocks = `
  do $$ declare lock regprocedure; begin
    for lock in select oid from pg_proc where proname ~ '^pg_(try_)?advisory' loop
      execute format('alter function %s rename to %I', lock, 'no_' || (select proname from pg_proc where oid = lock));
    end loop;
  end $$`;

const fill = async (connectionString: string, seed: Seed): Promise<void> => {
  const pool = new pg.Pool({ connectionString });
  await pool.query(withoutAdvisoryLocks);
  const db = drizzle(pool, { casing: 'snake_case' });
  await migrate(db);
  if (seed === 'demo') {
    await import('../../modules/server');
    const { seedDemo } = await import('../../server/seed/seedDemo');
    await seedDemo(db, new Date());
  }
  await pool.end();
};

const templateOf = async (seed: Seed) => `template_without_locks_${await databaseKey(seed)}`;

const makeTemplate = async (admin: pg.Client, server: string, seed: Seed, name: string): Promise<void> => {
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists "${unfinished}" with (force)`);
  await admin.query(`create database "${unfinished}"`);
  await fill(urlOf(server, unfinished), seed);
  await admin.query(`alter database "${unfinished}" rename to "${name}"`);
};

/** Makes the template of a seed unless the server has it. */
export const provideTemplate = async (server: string, seed: Seed): Promise<void> => {
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await makeTemplate(admin, server, seed, await templateOf(seed));
  } finally {
    await admin.end();
  }
};

/** Copies a migrated and seeded template into a new database, which `close` drops again. */
export const openPostgresCopy = async (server: string, seed: Seed): Promise<TestDatabase> => {
  const admin = new pg.Client(server);
  await admin.connect();
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Copying files takes half of the time of PostgreSQL's default, which writes every page to its log.
  await admin.query(`create database "${database}" template "${await templateOf(seed)}" strategy file_copy`);
  const pool = new pg.Pool({ connectionString: urlOf(server, database), max: 4 });
  // Sockets close only after the pool has ended, so dropping the database may still cause errors on them.
  pool.on('error', () => {});
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    close: async () => {
      await pool.end();
      await admin.query(`drop database "${database}" with (force)`);
      await admin.end();
    },
  };
};
