import { ConstantBackoff, ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { errorCode } from './isDatabaseUnavailable';

/** Error codes of databases when two servers create the same table at the same time. */
const createdMeanwhile = ['42P07', '42710', '23505', 'XX000'];
/** Error codes of distributed databases, which fail a conflicting transaction instead of letting it wait. */
const inConflict = ['40001', '40P01'];

/** Recognizes failures with one of these error codes of the database. */
export const hasFailedWith = (...codes: readonly string[]) =>
  handleWhen((failure) => codes.includes(errorCode(failure) ?? ''));

const patience = { maxAttempts: 9, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 900 }) };

/**
 * Runs work that changes the schema or fills an empty database, in one transaction and on one server at a time. The
 * lock is a row, as not every distributed PostgreSQL has advisory locks; a killed server releases it with its
 * connection.
 */
export const underSchemaLock = async <T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> => {
  await retry(hasFailedWith(...createdMeanwhile, ...inConflict), patience).execute(() =>
    db.execute(sql`create table if not exists schema_lock (id integer primary key)`),
  );
  return retry(hasFailedWith(...inConflict), patience).execute(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into schema_lock (id) values (1) on conflict do nothing`);
      await tx.execute(sql`select id from schema_lock where id = 1 for update`);
      return run(tx);
    }),
  );
};

/**
 * Runs work outside of any transaction on one server at a time, while a transaction of its own keeps a second row of
 * the same table. Whoever waits tries again and again: a statement that waited would have a snapshot, which
 * CREATE INDEX CONCURRENTLY waits for.
 */
export const besideSchemaLock = async (db: Database, run: () => Promise<void>): Promise<void> => {
  await db.execute(sql`insert into schema_lock (id) values (2) on conflict do nothing`);
  const untilItIsFree = { maxAttempts: Number.POSITIVE_INFINITY, backoff: new ConstantBackoff(500) };
  await retry(hasFailedWith('55P03', ...inConflict), untilItIsFree).execute(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(sql`select id from schema_lock where id = 2 for update nowait`);
      await run();
    }),
  );
};

/** Fails when the database takes no writes, as on a standby (25006). The statement would write but matches no row. */
export const requireWritable = (db: Database): Promise<unknown> =>
  db.execute(sql`delete from schema_lock where false`);
