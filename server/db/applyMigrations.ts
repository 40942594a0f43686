import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { migrationFiles } from './migrationFiles';
import { rowsOf } from './rowsOf';

/**
 * Runs every migration that the database has not seen; in the caller's transaction, which holds the schema's lock.
 * Drizzle's own migrators read a folder, which a browser lacks.
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
