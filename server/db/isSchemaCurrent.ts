import { sql } from 'drizzle-orm';
import { migrationFiles } from './applyMigrations';
import type { Database } from './database';
import { rowsOf } from './rowsOf';

const nameOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, 'name') : undefined;

/** Tells whether the database has every migration this server knows; a newer server may have added more. */
export const isSchemaCurrent = async (db: Database): Promise<boolean> => {
  const seen = new Set(rowsOf(await db.execute(sql`select name from schema_migrations`)).map(nameOf));
  return migrationFiles.every(({ name }) => seen.has(name));
};
