import { sql } from 'drizzle-orm';
import type { Database } from './database';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Any number that nothing else on the database locks with. */
const advisoryLock = 7_204_113;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const migrations = Object.entries(files)
  .map(([path, text]) => ({ name: nameOf(path), statements: text.split('--> statement-breakpoint') }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * Brings a database to the current schema: every file of migrations/ runs once, in one transaction, under a
 * lock, so that several servers may start at once. Drizzle's own migrators read a folder, which a browser lacks.
 */
export const migrate = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, applied_on timestamptz not null default now())`,
    );
    for (const { name, statements } of migrations) {
      const marked = await tx.execute<{ name: string }>(
        sql`insert into schema_migrations (name) values (${name}) on conflict do nothing returning name`,
      );
      if (rowsOf(marked).length === 0) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
    }
  });

const rowsOf = (result: unknown): unknown[] => {
  const rows: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : undefined;
  return Array.isArray(rows) ? rows : [];
};
