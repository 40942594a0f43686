import { sql } from 'drizzle-orm';
import { migrationFiles } from '../../server/db/applyMigrations';
import { createTestServer, type TestServer } from './testServer';

/** Starts a server whose database has the schema of an older version, up to the named migration. */
export const serverAsOf = async (last: string, now?: () => Date): Promise<TestServer> => {
  const server = await createTestServer({ seed: 'empty', ...(now && { now }) });
  const { db } = server;
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await db.execute(
    sql`create table schema_migrations (name text primary key, applied_on timestamptz not null default now())`,
  );
  for (const { name, statements } of migrationFiles.filter(({ name }) => name <= last)) {
    await db.execute(sql`insert into schema_migrations (name) values (${name})`);
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    });
  }
  return server;
};
