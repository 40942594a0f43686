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
