import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { createPools, type Pools } from '../../../server/node/createPools';
import { databaseLimits, databaseVariables } from '../../../server/node/settings/databaseSettings';
import { sharedServer } from '../../support/sharedServer';
import { urlOfDatabase } from '../../support/urlOfDatabase';

const server = sharedServer();
const log = { info: () => {}, warn: () => {}, error: () => {} };

let pools: Pools;
/** Has one connection for transactions, so that one that is not given back is missed at once. */
let db: Database;
beforeEach(async () => {
  const limits = databaseLimits(z.object(databaseVariables).parse({ DATABASE_POOL_SIZE: 3 }));
  pools = createPools(await urlOfDatabase(server().db), { ...limits, connect: 1000, statement: 500 }, log);
  db = drizzle(pools.calls, { casing: 'snake_case' });
});
afterEach(() => pools.end());

const processOf = async (inside: Database) => {
  const own = sql<number>`pg_backend_pid()`;
  const [row] = await inside.select({ own }).from(sql`(values (1)) as one`);
  return row?.own ?? 0;
};
/** Ends a process of the database, and waits until it is gone: the next transaction must not meet one that is about to go. */
const end = (process: number) => server().db.execute(sql`select pg_terminate_backend(${process}, 5000)`);
const expectToServe = async () => expect(await db.transaction(processOf)).toBeGreaterThan(0);

it('a transaction that could not begin gives its connection back', async () => {
  const isolationLevel: unknown = 'none that there is';
  const begin = () => db.transaction(processOf, { isolationLevel: isolationLevel as 'serializable' });
  for (let time = 0; time < 3; time += 1) await expect(begin()).rejects.toThrow('begin isolation level');
  await expectToServe();
});

it('a transaction whose connection is lost gives it back, and the next one has another', async () => {
  const lost: number[] = [];
  const losing = () =>
    db.transaction(async (inside) => {
      const process = await processOf(inside);
      lost.push(process);
      await end(process);
      await processOf(inside);
    });
  for (let time = 0; time < 3; time += 1) await expect(losing()).rejects.toThrow();
  expect(new Set(lost).size).toBe(3);
  await expectToServe();
});

it('a connection that is lost while nobody uses it is replaced, also when it is asked for at that moment', async () => {
  for (let time = 0; time < 5; time += 1) {
    const process = await db.transaction(processOf);
    // The transaction may be refused; its connection must not be missing afterwards.
    await Promise.allSettled([end(process), db.transaction(processOf)]);
  }
  await expectToServe();
});

it('a statement that takes too long leaves no transaction behind for the next one', async () => {
  const slow = () =>
    db.transaction(async (inside) => {
      await inside.execute(sql`create temporary table left_behind on commit drop as select 1`);
      await inside.execute(sql`select pg_sleep(5)`);
    });
  await expect(slow()).rejects.toThrow();
  const found = await db.transaction((inside) =>
    inside.execute(sql`select to_regclass('left_behind') as name`),
  );
  expect(rowsOf(found)).toEqual([{ name: null }]);
});
