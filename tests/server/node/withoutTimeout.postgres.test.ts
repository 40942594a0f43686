import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../server/db/database';
import { type NodeDatabase, openPostgres } from '../../../server/node/openDatabase';
import { databaseLimits, databaseVariables } from '../../../server/node/settings/databaseSettings';
import { sharedServer } from '../../support/sharedServer';
import { urlOfDatabase } from '../../support/urlOfDatabase';

const server = sharedServer();
const log = { info: () => {}, warn: () => {}, error: () => {} };

let database: NodeDatabase;
beforeAll(async () => {
  const limits = databaseLimits(z.object(databaseVariables).parse({}));
  database = await openPostgres(
    { name: 'DATABASE_URL', url: await urlOfDatabase(server().db) },
    { databaseLimits: limits, dataFolder: 'none' },
    log,
  );
});
afterAll(() => database.close());

const processOf = async (db: Database) => {
  const own = sql<number>`pg_backend_pid()`;
  const [row] = await db.select({ own }).from(sql`(values (1)) as one`);
  return row?.own ?? 0;
};
const end = (process: number) => server().db.execute(sql`select pg_terminate_backend(${process})`);

it('long work whose transaction can not begin fails, and does not wait for its connection for ever', async () => {
  const isolationLevel: unknown = 'none that there is';
  const begin = (db: Database) =>
    db.transaction(processOf, { isolationLevel: isolationLevel as 'serializable' });
  await expect(database.withoutTimeout(begin)).rejects.toThrow('begin isolation level');
});

it('long work whose connection is lost ends, at whatever moment that is', async () => {
  for (let time = 0; time < 30; time += 1)
    await database.withoutTimeout(async (db) => {
      const process = await processOf(db);
      await Promise.allSettled([end(process), db.transaction(processOf)]);
    });
});
