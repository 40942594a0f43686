import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { type NodeDatabase, openPostgres } from '../../../server/node/openDatabase';
import { openPostgresReadOnly } from '../../../server/node/openReadOnly';
import { databaseLimits, databaseVariables } from '../../../server/node/settings/databaseSettings';
import { sharedServer } from '../../support/sharedServer';
import { urlOfDatabase } from '../../support/urlOfDatabase';

const server = sharedServer();
const log = { info: () => {}, warn: () => {}, error: () => {} };

let database: NodeDatabase;
/** Has one connection for transactions, so that one that is not given back is missed at once. */
let db: Database;
const settingOf = async () => ({ name: 'DATABASE_URL', url: await urlOfDatabase(server().db) }) as const;
beforeEach(async () => {
  const limits = databaseLimits(z.object(databaseVariables).parse({ DATABASE_POOL_SIZE: 3 }));
  database = await openPostgres(
    await settingOf(),
    { databaseLimits: { ...limits, connect: 1000, statement: 500 }, dataFolder: 'none' },
    log,
  );
  db = database.db;
});
afterEach(() => database.close());

const processOf = async (inside: Database) => {
  const own = sql<number>`pg_backend_pid()`;
  const [row] = await inside.select({ own }).from(sql`(values (1)) as one`);
  return row?.own ?? 0;
};
/** Ends a process of the database; waits for so many milliseconds until it is gone. */
const end = (process: number, milliseconds = 0) =>
  server().db.execute(sql`select pg_terminate_backend(${process}, ${milliseconds})`);
/** Long enough: the next transaction must not meet one that is about to go. */
const untilGone = 5000;
const begin = (on: Database) => {
  const isolationLevel: unknown = 'none that there is';
  return on.transaction(processOf, { isolationLevel: isolationLevel as 'serializable' });
};
const expectToServe = async () => expect(await db.transaction(processOf)).toBeGreaterThan(0);

it('a transaction that could not begin gives its connection back', async () => {
  for (let time = 0; time < 3; time += 1) await expect(begin(db)).rejects.toThrow('begin isolation level');
  await expectToServe();
});

it('a transaction whose connection is lost gives it back, and the next one has another', async () => {
  const lost: number[] = [];
  const losing = () =>
    db.transaction(async (inside) => {
      const process = await processOf(inside);
      lost.push(process);
      await end(process, untilGone);
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
    await Promise.allSettled([end(process, untilGone), db.transaction(processOf)]);
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

it('long work whose transaction can not begin fails, and does not wait for its connection for ever', async () => {
  await expect(database.withoutTimeout(begin)).rejects.toThrow('begin isolation level');
});

it('long work whose connection is lost ends, at whatever moment that is', async () => {
  for (let time = 0; time < 30; time += 1)
    await database.withoutTimeout(async (inside) => {
      const process = await processOf(inside);
      await Promise.allSettled([end(process), inside.transaction(processOf)]);
    });
});

it('a database that is only looked at gets the connection back as well', async () => {
  const looking = await openPostgresReadOnly(await settingOf(), 1);
  for (let time = 0; time < 3; time += 1)
    await expect(begin(looking.db)).rejects.toThrow('begin isolation level');
  expect(await processOf(looking.db)).toBeGreaterThan(0);
  await looking.close();
});
