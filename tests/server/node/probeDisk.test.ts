import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../server/db/rowsOf';
import { probeDisk } from '../../../server/node/openDatabase';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('empty');
}, 60_000);
afterAll(() => database.close());

it('a disk with room passes, as often as it is looked at, and nothing of the probe stays', async () => {
  const { db } = database;
  await probeDisk(db);
  await probeDisk(db);
  const left = await db.execute(sql`select relname from pg_class where relname = 'disk_probe'`);
  expect(rowsOf(left)).toEqual([]);
});

it('what the probe writes takes as much room as a few of the largest documents', async () => {
  const { db } = database;
  const size = await db.transaction(async (tx) => {
    await probeDisk(tx);
    const found = await tx.execute(sql`select pg_total_relation_size('disk_probe')::int as size`);
    return Number(Reflect.get(Object(rowsOf(found)[0]), 'size'));
  });
  expect(size).toBeGreaterThan(15_000_000);
});
