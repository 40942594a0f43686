import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { pendingSteps } from '../../db/applyMigrations';
import type { Database } from '../../db/database';
import type { MigrationStep } from '../../db/migrationSteps';
import { rowsOf } from '../../db/rowsOf';
import { effectOf, type StepEffect } from '../../db/stepEffect';
import type { DatabaseContext } from './check';
import { type Check, type Finding, ok, warn } from './finding';

/** What the first start of this version would do to the schema, and who would wait for how long. */
export const migrationCheck: Check<DatabaseContext> = {
  subject: 'migrations',
  look: async ({ db }) => {
    const { pending, isNewer } = await pendingSteps(db);
    const newer = isNewer
      ? [
          warn(
            'the database has migrations of a newer version than this',
            'run the newest version everywhere',
          ),
        ]
      : [];
    if (pending.length === 0) return [...newer, ok('none is pending')];
    const rows = await estimatedRows(db);
    if (rows.size === 0) return ok('the database is empty: the first start creates the schema');
    return [...newer, sumUp(pending, rows), ...pending.map((step) => describe(step, rows))];
  },
};

/** All of them in one line: who decides whether to upgrade now reads no other. */
const sumUp = (pending: readonly MigrationStep[], rows: ReadonlyMap<string, number>): Finding => {
  const effects = pending.map((step) => ({ ...effectOf(step), seconds: secondsOf(step, rows) }));
  const seconds = effects.reduce((sum, effect) => sum + effect.seconds, 0);
  const locking = effects.filter(
    ({ kind, tables }) => tables.some((table) => rows.has(table)) && !isBeside(kind),
  );
  return warn(
    `${pending.length} steps are pending: about ${seconds} s of work beside readers and writers; ${locking.length} lock a table for an instant, each of which may wait some seconds for its turn`,
    'the next start runs them, beside servers of the version before: docs/operate.md, Upgrading',
  );
};

const isBeside = (kind: StepEffect['kind']) => kind === 'index' || kind === 'validation';

/** About how long a step works on the largest of its tables. */
const secondsOf = (step: MigrationStep, rows: ReadonlyMap<string, number>): number => {
  const { kind, tables } = effectOf(step);
  const most = Math.max(0, ...tables.map((table) => rows.get(table) ?? 0));
  const isSlow = step.statements.some((statement) => / using gin\b/i.test(statement));
  return Math.ceil((most / 1_000_000) * secondsPerMillion[kind] * (isSlow ? slowIndex : 1));
};

/** How much longer an index of the parts of a text takes. */
const slowIndex = 20;

const advice = 'the next start runs it, beside servers of the version before';

const describe = (step: MigrationStep, rows: ReadonlyMap<string, number>): Finding => {
  const { kind, tables } = effectOf(step);
  const named = tables.filter((table) => rows.has(table));
  const list = named.join(', ') || 'no table that is there';
  const count = Math.max(0, ...named.map((table) => rows.get(table) ?? 0));
  const size = `${named.join(', ')} with about ${count.toLocaleString('en')} rows`;
  const seconds = secondsOf(step, rows);
  const text = {
    catalogue: `changes the catalogue only; locks ${list} for an instant, and gives way after 0.9 s if somebody holds it`,
    rows: `writes rows in one transaction; locks ${list} meanwhile, usually below a second`,
    index: `builds an index beside readers and writers on ${size}: about ${seconds} s, and nobody waits`,
    validation: `reads beside readers and writers ${size}: about ${seconds} s, and nobody waits`,
  }[kind];
  return warn(`${step.name} is pending: ${text}`, advice);
};

/** Seconds for a million rows, three times what a busy machine took: to tell minutes from hours. */
const secondsPerMillion = { catalogue: 0, rows: 0, index: 10, validation: 3 } as const;

const tableRow = z.object({ name: z.string(), rows: z.coerce.number() });

/** The tables, and PostgreSQL's own estimate of their rows. */
const estimatedRows = async (db: Database): Promise<Map<string, number>> => {
  const rows = rowsOf(
    await db.execute(sql`
      select relname as name, greatest(reltuples, 0)::float8 as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`),
  );
  return new Map(
    z
      .array(tableRow)
      .parse(rows)
      .map((row) => [row.name, row.rows]),
  );
};
