import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { besideUsers } from '../../../scripts/writeMigration.mjs';
import { migrate } from '../../../server/db/applyMigrations';
import { stepsOf } from '../../../server/db/migrationSteps';
import { rowsOf } from '../../../server/db/rowsOf';
import { users } from '../../../server/db/schema/users';
import { makeAdministrator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterEach(() => server.close());

const removeSchema = async () => {
  await server.db.execute(sql`drop schema public cascade`);
  await server.db.execute(sql`create schema public`);
};
/** Runs a migration that is not the project's; its statements are separated as drizzle does. */
const run = (...statements: readonly string[]) =>
  migrate(server.db, stepsOf('0999_tried.sql', statements.join('--> statement-breakpoint\n')));
const first = async (query: ReturnType<typeof sql>) => rowsOf(await server.db.execute(query))[0];
const marks = async () =>
  rowsOf(await server.db.execute(sql`select name from schema_migrations where name like '0999%' order by 1`));

describe('the migrations of the database', () => {
  it('run once each, however many servers start at once', async () => {
    const { db } = server;
    await removeSchema();
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    await migrate(db);
    expect(await db.select().from(users)).toEqual([]);
  });

  it('leave nothing behind when one fails', async () => {
    const { db } = server;
    await removeSchema();
    await db.execute(sql`create table users (id integer)`);
    await expect(migrate(db)).rejects.toThrow('0000_beginning.sql failed: relation "users" already exists');
    await db.execute(sql`drop table users`);
    await migrate(db);
    expect(await db.select().from(users)).toEqual([]);
  });
});

describe('a migration that fails', () => {
  const name = 'Ana Segredo';
  beforeEach(async () => {
    for (const user of ['a', 'b'])
      await makeAdministrator(server.db, { username: `${user}@tsi.example.pt`, name });
  });

  it.each([
    [
      'a required column that older rows lack',
      'ALTER TABLE "users" ADD COLUMN "born" date NOT NULL;',
      'column "born" of relation "users" contains null values (23502).',
    ],
    [
      'a key that is there twice',
      'CREATE UNIQUE INDEX "users_name" ON "users" ("name");',
      'could not create unique index "users_name" (23505). Key (name)=(…) is duplicated.',
    ],
    [
      'a constraint that a row violates',
      'ALTER TABLE "users" ADD CONSTRAINT "nobody" CHECK (name is null);',
      'check constraint "nobody" of relation "users" is violated by some row (23514).',
    ],
    [
      'a text that is no number',
      'CREATE INDEX "users_name" ON "users" ((name::integer));',
      'invalid input syntax for type integer: "…" (22P02).',
    ],
    [
      'a misspelt word',
      'ALTER TABEL "users" ADD COLUMN "born" date;',
      'syntax error at or near "TABEL" (42601).',
    ],
  ])(
    'says which, why and at which statement, and nothing of what stands in rows: %s',
    async (_, statement, reason) => {
      const tried = run('CREATE TABLE "fine" ("id" integer);', `-- A comment.\n${statement}`);
      const failure = await tried.then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      expect(failure?.message).toBe(
        `The migration 0999_tried.sql failed: ${reason}\nIts statement: ${statement}`,
      );
      expect(failure?.message).not.toContain('Segredo');
      expect(await first(sql`select to_regclass('fine') as "table"`)).toEqual({ table: null });
      expect(await marks()).toEqual([]);
    },
  );
});

describe('a foreign key that npm run migration writes', () => {
  it('does not stop at an older row that refers to nothing, and takes no new one', async () => {
    const { db } = server;
    await db.execute(sql`create table tried as select 999999 as about`);
    await run(
      ...besideUsers(
        'ALTER TABLE "tried" ADD CONSTRAINT "tried_about_fk" FOREIGN KEY ("about") REFERENCES "public"."users"("id");',
      ),
    );
    expect(await marks()).toHaveLength(2);
    expect(await first(sql`select * from tried`)).toEqual({ about: 999999 });
    await expect(db.execute(sql`insert into tried values (999998)`)).rejects.toThrow();
    await db.execute(sql`insert into tried values (null)`);
  });
});

describe('statements that can be in no transaction with others', () => {
  const index = 'CREATE INDEX CONCURRENTLY "users_tried" ON "users" ("name");';
  const validity = sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('users_tried')`;

  it('are steps of their own, in the order of the file', async () => {
    await makeAdministrator(server.db);
    const statements = [
      `ALTER TABLE "users" ADD COLUMN "tried" text DEFAULT 'a' NOT NULL;`,
      `ALTER TABLE "users" ADD CONSTRAINT "users_are_tried" CHECK ("tried" = 'a') NOT VALID;`,
      'ALTER TABLE "users" VALIDATE CONSTRAINT "users_are_tried";',
      `-- Beside writers.\n${index}`,
      'ALTER TABLE "users" DROP COLUMN "tried";',
    ];
    await run(...statements);
    await run(...statements);
    expect(await first(validity)).toEqual({ valid: true });
    expect(await marks()).toEqual(
      ['', ' step 2', ' step 3', ' step 4'].map((step) => ({ name: `0999_tried.sql${step}` })),
    );
  });

  it('make an index again that a crash left unfinished, and keep one that was finished before it was marked', async () => {
    const { db } = server;
    await db.execute(sql`create index users_tried on users (name)`);
    await db.execute(
      sql`update pg_index set indisvalid = false where indexrelid = to_regclass('users_tried')`,
    );
    await run(index);
    expect(await first(validity)).toEqual({ valid: true });
    await db.execute(sql`delete from schema_migrations where name like '0999%'`);
    const made = await first(sql`select to_regclass('users_tried')::oid as oid`);
    await run(index);
    expect(await first(sql`select to_regclass('users_tried')::oid as oid`)).toEqual(made);
    expect(await marks()).toHaveLength(1);
  });
});
