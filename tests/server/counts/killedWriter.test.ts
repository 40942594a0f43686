import { spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../server/db/rowsOf';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { measureMatches } from '../../../server/services/applications/counts/countedMatches';
import { foldCounts } from '../../../server/services/applications/counts/foldCounts';
import { makeApplication } from '../../support/builders';
import type { TestDatabase } from '../../support/openPostgresCopy';
import { openTestDatabase } from '../../support/openTestDatabase';
import { now } from './countMoves';
import { countDays, countRows } from './countStage';

const program = path.join(import.meta.dirname, 'killedWriter.mjs');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('empty');
  // A connection that is ended in the middle of something says so to whoever listens, and else to nobody.
  Reflect.get(database.db, '$client').on?.('connect', (client: NodeJS.EventEmitter) =>
    client.on('error', () => {}),
  );
  await makeApplication(database.db);
  await database.db.delete(applicationHistory);
}, 60_000);
afterAll(() => database.close());

/** Lets a process of its own move applications until it has committed so often, then kills it in the middle of others. */
const writeUntilKilled = async (seed: number, commits: number): Promise<void> => {
  const { connectionString } = Reflect.get(database.db, '$client').options;
  const writer = spawn(process.execPath, [program, connectionString, String(seed)]);
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
  // PostgreSQL takes back what was under way once it sees that nobody is there.
  const isThere = sql`select from pg_stat_activity where application_name = 'killed_writer'`;
  await expect
    .poll(async () => rowsOf(await database.db.execute(isThere)).length, { timeout: 20_000 })
    .toBe(0);
};

/** Ends the connection that folds, as if its process had been killed; what it was doing is tried again later. */
const foldUntilKilled = async (): Promise<void> => {
  const { db } = database;
  const folding = foldCounts({ db, now }).catch(() => undefined);
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%application_count_changes%'`);
  await folding;
};

const anyStory = fc.array(
  fc.record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    commits: fc.integer({ min: 1, max: 40 }),
    folds: fc.boolean(),
  }),
  { minLength: 2, maxLength: 4 },
);

it('the counts are right whenever who writes, or who folds, is killed', async () => {
  // Only there can a process be killed that the database is not a part of; durability.spec.ts kills that one.
  if (!process.env.TEST_DATABASE_URL) return;
  const { db } = database;
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(anyStory, async (kills) => {
      for (const { seed, commits, folds } of kills) {
        await writeUntilKilled(seed, commits);
        if (folds) await foldUntilKilled();
        const days = await countDays(db, {});
        const measure = await measureMatches(db, {}, { offset: 0, limit: 1_000_000 });
        expect(measure.total).toBe(await countRows(db, {}));
        expect(measure.days.map(({ day, count }) => ({ day, count }))).toEqual(days);
        expect(await checkCounts({ db, now })).toBe(0);
        moved += commits;
      }
    }),
    { numRuns: Number(process.env.COUNT_STORIES ?? 2), seed: Number(process.env.COUNT_SEED ?? 2026) },
  );
  expect(moved).toBeGreaterThan(20);
  expect(await db.$count(applications)).toBeGreaterThan(1);
}, 240_000);
