import { spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../server/db/rowsOf';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import type { CountedFilter } from '../../../server/services/applications/counts/countedFilter';
import { foldCounts } from '../../../server/services/applications/counts/foldCounts';
import { makeApplication } from '../../support/builders';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';
import { now } from './countMoves';
import { countDays, countRows, keptDays } from './countStage';

const program = path.join(import.meta.dirname, 'killedWriter.mjs');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('empty');
  await makeApplication(database.db);
  await database.db.delete(applicationHistory);
}, 60_000);
afterAll(() => database.close());

const connectionString = (): string => Reflect.get(database.db, '$client').options.connectionString;

/** Lets a separate process change applications until it has committed `commits` times, then kills it amid others. */
const writeUntilKilled = async (seed: number, commits: number): Promise<void> => {
  const writer = spawn(process.execPath, [program, connectionString(), String(seed)]);
  let failure = '';
  writer.stderr.on('data', (chunk) => (failure += chunk));
  const over = new Promise((resolve) => writer.once('close', resolve));
  let committed = 0;
  writer.stdout.on('data', (chunk: Buffer) => {
    committed += chunk.toString().split('\n').length - 1;
    if (committed >= commits) writer.kill('SIGKILL');
  });
  await over;
  expect([committed >= commits, failure]).toEqual([true, '']);
  // PostgreSQL rolls back open transactions once it notices that the client is gone.
  const isThere = sql`select from pg_stat_activity where application_name = 'killed_writer'`;
  await expect
    .poll(async () => rowsOf(await database.db.execute(isThere)).length, { timeout: 20_000 })
    .toBe(0);
};

/** Terminates the connection that folds, as if its process had been killed; the fold is tried again later. */
const foldUntilKilled = async (): Promise<void> => {
  // A connection outside the pool, which would hand a killed one to the next caller.
  const folder = new pg.Client({ connectionString: connectionString(), application_name: 'killed_folder' });
  folder.on('error', () => {});
  await folder.connect();
  const folding = foldCounts({ db: drizzle(folder, { casing: 'snake_case' }), now }).catch(() => undefined);
  const isThere = sql`from pg_stat_activity where application_name = 'killed_folder'`;
  await database.db.execute(sql`select pg_terminate_backend(pid) ${isThere}`);
  await folding;
  await expect
    .poll(async () => rowsOf(await database.db.execute(sql`select ${isThere}`)).length, { timeout: 20_000 })
    .toBe(0);
};

const anyStory = fc.array(
  fc.record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    commits: fc.integer({ min: 1, max: 40 }),
    folds: fc.boolean(),
  }),
  { minLength: 2, maxLength: 4 },
);

// Needs a database outside the killed process; durability.spec.ts kills a server with PGlite inside.
it('the counts are right whenever who writes, or who folds, is killed', async () => {
  const { db } = database;
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(anyStory, async (kills) => {
      for (const { seed, commits, folds } of kills) {
        await writeUntilKilled(seed, commits);
        if (folds) await foldUntilKilled();
        for (const filter of [
          {},
          { group: { by: 'district' as const, values: ['Distrito 1'] } },
          { group: { by: 'area' as const, values: ['1001'] } },
          {
            group: {
              by: 'decision',
              values: ['2026-07-01 eligible people', '2026-07-02 nonEligible services'],
            },
          },
        ] satisfies CountedFilter[]) {
          const days = await countDays(db, filter);
          const measure = await keptDays(db, filter, { offset: 0, limit: 1_000_000 });
          expect(measure.total).toBe(await countRows(db, filter));
          expect(measure.days.map(({ day, count }) => ({ day, count }))).toEqual(days);
        }
        expect(await checkCounts({ db, now })).toBe(0);
        moved += commits;
      }
    }),
    { numRuns: Number(process.env.COUNT_STORIES ?? 2), seed: Number(process.env.COUNT_SEED ?? 2026) },
  );
  expect(moved).toBeGreaterThan(20);
  expect(await db.$count(applications)).toBeGreaterThan(1);
}, 240_000);
