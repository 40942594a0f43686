import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './rowsOf';
import { underSchemaLock } from './underSchemaLock';

/**
 * Runs every migration the database has not seen, in the caller's transaction, which holds the schema lock.
 * Drizzle's own migrators read a folder, which a browser does not have.
 * @throws if the database is older than the beginning.
 */
export const applyMigrations = async (tx: Database): Promise<void> => {
  await tx.execute(
    sql`create table if not exists schema_migrations (name text primary key, applied_on timestamptz not null default now())`,
  );
  await bridge(tx);
  for (const { name, statements } of migrationFiles) {
    const marked = await tx.execute<{ name: string }>(
      sql`insert into schema_migrations (name) values (${name}) on conflict do nothing returning name`,
    );
    if (rowsOf(marked).length === 0) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
  }
};

/** The migration that makes a whole schema, that of the last version which had the migrations before it. */
const beginning = '0000_beginning.sql';
const lastBefore = { name: '0024_decisions_by_day.sql', number: 25, day: '25 November 2026' } as const;

/** Marks the beginning as applied if the database has all migrations that were folded into it. */
const bridge = async (tx: Database): Promise<void> => {
  const seen = await appliedNames(tx);
  if (seen.size === 0 || seen.has(beginning)) return;
  const folded = [...seen].filter((name) => name <= lastBefore.name).sort();
  if (folded.length < lastBefore.number || !seen.has(lastBefore.name))
    throw new Error(
      `The database is of too old a version: its last migration is ${folded.at(-1)}. ` +
        `First start the version of ${lastBefore.day} on it, whose last migration is ${lastBefore.name}; then this one.`,
    );
  await tx.execute(sql`insert into schema_migrations (name) values (${beginning})`);
};

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every migration, in the order they run. */
export const migrationFiles = Object.entries(files)
  .map(([path, text]) => ({ name: nameOf(path), statements: text.split('--> statement-breakpoint') }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Brings a database to the current schema: all or nothing, and once, even if several servers start together. */
export const migrate = (db: Database): Promise<void> => underSchemaLock(db, applyMigrations);

/** Tells whether the database has every migration this server knows; a newer server may have added more. */
export const isSchemaCurrent = async (db: Database): Promise<boolean> => {
  const seen = await appliedNames(db);
  return migrationFiles.every(({ name }) => seen.has(name));
};

/** The names of the migrations that the database has. */
const appliedNames = async (db: Database): Promise<Set<string>> =>
  new Set(
    rowsOf(await db.execute(sql`select name from schema_migrations`))
      .map((row) => (typeof row === 'object' && row !== null ? Reflect.get(row, 'name') : undefined))
      .filter((name) => typeof name === 'string'),
  );
