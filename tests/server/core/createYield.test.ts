import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openPooledPglite } from '../../support/pooledPglite';

let database: TestDatabase;
beforeAll(async () => {
  database = await openPooledPglite('empty');
});
afterAll(() => database.close());

it('a long series of statements on the embedded database yields to others in between', async () => {
  const { db } = database;
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);
  const begin = performance.now();
  while (performance.now() - begin < 500) await db.execute(sql`select 1`);
  clearInterval(others);
  expect(turns).toBeGreaterThan(3);
});

it('a transaction is still alone', async () => {
  const { db } = database;
  await db.execute(sql`create table counted (number integer)`);
  const count = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.02)`);
      await tx.execute(sql`insert into counted select count(*) from counted`);
    });
  await Promise.all([count(), count(), count()]);
  const { rows } = (await db.execute(sql`select number from counted order by 1`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([{ number: 0 }, { number: 1 }, { number: 2 }]);
});
