import { ConstantBackoff, retry } from 'cockatiel';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { errorCode, originOf } from './isDatabaseUnavailable';
import { type MigrationStep, migrationSteps, plainStatement } from './migrationSteps';
import { rowsOf } from './rowsOf';
import { besideSchemaLock, hasFailedWith, underSchemaLock } from './underSchemaLock';

/**
 * Brings a database to the current schema, once, even if several servers start together. A migration is one
 * transaction, apart from what PostgreSQL runs in none; drizzle's own migrators know no such steps and read a folder,
 * which a browser does not have. `onApplied` hears of each, and how long it took, waiting for locks included.
 * @throws which migration failed with PostgreSQL's reason, or that the database is older than the beginning.
 */
export const migrate = async (
  db: Database,
  steps: readonly MigrationStep[] = migrationSteps,
  onApplied: (name: string, milliseconds: number) => void = () => {},
): Promise<void> => {
  await underSchemaLock(db, async (tx) => {
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, applied_on timestamptz not null default now())`,
    );
    await bridge(tx);
  });
  for (const step of steps) {
    if ((await appliedNames(db)).has(step.name)) continue;
    const since = performance.now();
    if (!step.isAlone) await runInTransaction(db, step);
    else if (await isEmbedded(db)) await runAlone(db, step);
    else await besideSchemaLock(db, () => runAlone(db, step));
    onApplied(step.name, Math.round(performance.now() - since));
  }
};

/** Tells whether the database has every migration this server knows; a newer server may have added more. */
export const isSchemaCurrent = async (db: Database): Promise<boolean> => {
  const seen = await appliedNames(db);
  return migrationSteps.every(({ name }) => seen.has(name));
};

/**
 * The steps that a start would run, and whether the database has some that this server does not know, as a newer version
 * left them. Only reads.
 * @throws {Error} if the database is older than the beginning
 */
export const pendingSteps = async (db: Database): Promise<{ pending: MigrationStep[]; isNewer: boolean }> => {
  const [table] = rowsOf(
    await db.execute(sql`select from pg_class where oid = to_regclass('schema_migrations')`),
  );
  if (!table) return { pending: [...migrationSteps], isNewer: false };
  const seen = await appliedNames(db);
  const isBridged = hasLastBefore(seen);
  const later = await appliedNames(
    db,
    sql`where applied_on > (select applied_on from schema_migrations where name = ${beginning})`,
  );
  return {
    pending: migrationSteps.filter(({ name }) => !seen.has(name) && !(isBridged && name === beginning)),
    isNewer: [...later].some((name) => !migrationSteps.some((step) => step.name === name)),
  };
};

/** The names of the steps that the database has, or of some of them. */
const appliedNames = async (db: Database, which = sql``): Promise<Set<string>> =>
  new Set(
    rowsOf(await db.execute(sql`select name from schema_migrations ${which}`))
      .map((row) => (typeof row === 'object' && row !== null ? Reflect.get(row, 'name') : undefined))
      .filter((name) => typeof name === 'string'),
  );

/** The migration that makes a whole schema, that of the last version which had the migrations before it. */
const beginning = '0000_beginning.sql';
const lastBefore = { name: '0024_decisions_by_day.sql', number: 25, day: '25 November 2026' } as const;

/** Marks the beginning as applied if the database has all migrations that were folded into it. */
const bridge = async (tx: Database): Promise<void> => {
  if (hasLastBefore(await appliedNames(tx))) await mark(tx, beginning);
};

/**
 * Tells whether a database has all migrations that were folded into the beginning, and not yet the beginning.
 * @throws {Error} if it has only some of them
 */
const hasLastBefore = (seen: ReadonlySet<string>): boolean => {
  if (seen.size === 0 || seen.has(beginning)) return false;
  const folded = [...seen].filter((name) => name <= lastBefore.name).sort();
  if (folded.length < lastBefore.number || !seen.has(lastBefore.name))
    throw new MigrationFailed(
      'version',
      `The database is of too old a version: its last migration is ${folded.at(-1)}. ` +
        `First start the version of ${lastBefore.day} on it, whose last migration is ${lastBefore.name}; then this one.`,
    );
  return true;
};

/** Marks a step as applied; returns false if it was. */
const mark = async (db: Database, name: string): Promise<boolean> =>
  rowsOf(
    await db.execute(
      sql`insert into schema_migrations (name) values (${name}) on conflict do nothing returning name`,
    ),
  ).length > 0;

const run = async (db: Database, step: MigrationStep, statement: string): Promise<void> => {
  try {
    await db.execute(sql.raw(statement));
  } catch (failure) {
    throw migrationFailure(step.name, statement, failure);
  }
};

/**
 * Whoever comes after a statement that waits for a lock waits behind it, so none waits for longer than this: behind an
 * export, for example, it gives way and is tried again, for a quarter of an hour.
 */
const lockTimeout = sql`set local lock_timeout = '900ms'`;
const givingWay = retry(hasFailedWith('55P03'), { maxAttempts: 300, backoff: new ConstantBackoff(2_000) });

const runInTransaction = (db: Database, step: MigrationStep): Promise<void> =>
  givingWay.execute(() =>
    underSchemaLock(db, async (tx) => {
      await tx.execute(lockTimeout);
      if (!(await mark(tx, step.name))) return;
      for (const statement of step.statements) await run(tx, step, statement);
    }),
  );

const concurrentIndex = /^create (?:unique )?index concurrently (?:if not exists )?"?(\w+)/i;

/**
 * Runs a step of one statement; if that was broken off, an index is there but is not used, and is made again. One that
 * another call of this process has just made in the same embedded database stays.
 */
const runAlone = async (db: Database, step: MigrationStep): Promise<void> => {
  if ((await appliedNames(db)).has(step.name)) return;
  for (const statement of step.statements) {
    const index = concurrentIndex.exec(plainStatement(statement))?.[1];
    if (index && (await validityOf(db, index)) === false)
      await run(db, step, `drop index concurrently "${index}"`);
    await run(db, step, index ? unlessThere(statement) : statement);
  }
  await mark(db, step.name);
};

const unlessThere = (statement: string) =>
  statement.replace(/(index concurrently )(?!if not exists)/i, '$1if not exists ');

/** Tells whether an index was built to its end; undefined if there is none of this name. */
const validityOf = async (db: Database, index: string): Promise<boolean | undefined> => {
  const [row] = rowsOf(
    await db.execute(
      sql`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(quote_ident(${index}::text))`,
    ),
  );
  return typeof row === 'object' && row !== null ? Reflect.get(row, 'isValid') === true : undefined;
};

/** Tells whether the database is PGlite, which has one connection: nobody else uses it. */
export const isEmbedded = async (db: Database): Promise<boolean> =>
  rowsOf(await db.execute(sql`select version() as version where version() like '%PGlite%'`)).length > 0;

/** A database can't be brought to the current schema; the message says why, and quotes no value of a row. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  constructor(
    /** Why, where PostgreSQL does not tell; one of the reasons of the log. */
    readonly why: 'version' | 'data',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Builds the error of a migration that failed: which one, PostgreSQL's reason and the statement. */
const migrationFailure = (step: string, statement: string, failure: unknown): Error => {
  const shown = plainStatement(statement);
  const text = shown.length > statementLength ? `${shown.slice(0, statementLength)}…` : shown;
  const hint = missingFeature.has(errorCode(failure) ?? '')
    ? "\nThis database lacks something that PostgreSQL has: see 'Which database' in docs/operate.md."
    : '';
  return new MigrationFailed(
    'data',
    `The migration ${step} failed: ${reasonOf(failure)}\nIts statement: ${text}${hint}`,
    {
      cause: failure,
    },
  );
};

/** PostgreSQL's codes for what is not supported, and for a type or function that is unknown. */
const missingFeature = new Set(['0A000', '42704', '42883']);

/** Characters of a statement that are enough to find it. */
const statementLength = 200;

/** PostgreSQL's class of errors about a value, which their messages quote. */
const aboutValues = /^22/;

/**
 * Returns PostgreSQL's reason for refusing a statement: message, detail and code. What stands in rows, such as the
 * key that is there twice, is left out, as it may be about a person.
 */
const reasonOf = (failure: unknown): string => {
  const origin = originOf(failure);
  if (!(origin instanceof Error)) return `${origin}.`;
  const code = errorCode(origin);
  const said = code && aboutValues.test(code) ? origin.message.replace(/"[^"]*"/g, '"…"') : origin.message;
  const detail: unknown = Reflect.get(origin, 'detail');
  const shown = typeof detail === 'string' ? ` ${detail.replace(/(=|contains )\(.*\)/gs, '$1(…)')}` : '';
  return `${said}${code ? ` (${code})` : ''}.${shown}`;
};
