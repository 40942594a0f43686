import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../../server/db/applyMigrations';
import { stepsOf } from '../../../server/db/migrationSteps';
import { rowsOf } from '../../../server/db/rowsOf';
import { applications } from '../../../server/db/schema/applications';
import { createTestServer, type TestServer } from '../../support/testServer';
import { untilTheyWait } from '../../support/untilTheyWait';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterEach(() => server.close());

describe('a migration beside readers and writers', () => {
  it('gives way to those who come while it waits for a long export, and is tried again', async () => {
    const { db } = server;
    const steps = stepsOf('0999_tried.sql', 'ALTER TABLE "applications" ADD COLUMN "tried" text;');
    let migrating: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tx.select({ id: applications.id }).from(applications);
      migrating = migrate(db, steps);
      await untilTheyWait(tx, [migrating]);
      // This reader is behind the migration, which is behind this transaction, and must not wait for it.
      expect(await db.select({ id: applications.id }).from(applications)).toEqual([]);
    });
    await migrating;
    expect(rowsOf(await db.execute(sql`select tried from applications`))).toEqual([]);
  });

  it('needs no advisory lock: no database of these tests has any', async () => {
    const lock = server.db.execute(sql`select pg_advisory_xact_lock(1)`);
    await expect(lock).rejects.toMatchObject({ cause: { code: '42883' } });
    await expect(server.db.execute(sql`select pg_try_advisory_lock(1, 2)`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('does not exist') },
    });
  });

  it('on an engine without transition tables fails with a sentence that says so', async () => {
    const { db } = server;
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await db.execute(sql`
      create function public.refuse_transition_tables() returns event_trigger language plpgsql as $$ begin
        if current_query() ~* 'referencing (old|new) table' then
          raise exception 'REFERENCING clause (transition tables) not supported yet' using errcode = 'feature_not_supported';
        end if;
      end $$`);
    await db.execute(sql`
      create event trigger refuse_transition_tables on ddl_command_start when tag in ('CREATE TRIGGER')
      execute function public.refuse_transition_tables()`);
    await expect(migrate(db)).rejects.toThrow(
      /^The migration 0000_beginning\.sql failed: REFERENCING .* not supported yet \(0A000\)\.\nIts statement: CREATE TRIGGER .*\nThis database lacks something/s,
    );
    expect(rowsOf(await db.execute(sql`select to_regclass('applications') as made`))).toEqual([
      { made: null },
    ]);
  });

  it('builds an index once, however many servers start at once', async () => {
    const { db } = server;
    const steps = stepsOf(
      '0999_tried.sql',
      'CREATE INDEX CONCURRENTLY "tried" ON "applications" ("full_name");',
    );
    await Promise.all([migrate(db, steps), migrate(db, steps), migrate(db, steps)]);
    expect(
      rowsOf(await db.execute(sql`select indisvalid from pg_index where indexrelid = 'tried'::regclass`)),
    ).toEqual([{ indisvalid: true }]);
  });
});
