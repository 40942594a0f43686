import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './rowsOf';
import { underSchemaLock } from './underSchemaLock';

/**
 * Runs every migration the database has not seen, in the caller's transaction, which holds the schema lock.
 * Drizzle's own migrators read a folder, which a browser does not have.
 */
export const applyMigrations = async (tx: Database): Promise<void> => {
  await tx.execute(
    sql`create table if not exists schema_migrations (name text primary key, applied_on timestamptz not null default now())`,
  );
  for (const { name, statements } of migrationFiles) {
    const marked = await tx.execute<{ name: string }>(
      sql`insert into schema_migrations (name) values (${name}) on conflict do nothing returning name`,
    );
    if (rowsOf(marked).length === 0) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
  }
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
  const seen = new Set(rowsOf(await db.execute(sql`select name from schema_migrations`)).map(nameIn));
  return migrationFiles.every(({ name }) => seen.has(name));
};

const nameIn = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, 'name') : undefined;
