import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { errorCode } from './isDatabaseUnavailable';

const maxAttempts = 10;
const pauseMilliseconds = 100;

/** Error codes of databases when two servers create the same table at the same time. */
const createdMeanwhile = ['42P07', '42710', '23505', 'XX000'];
/** Error codes of distributed databases, which fail a conflicting transaction instead of letting it wait. */
const inConflict = ['40001', '40P01'];

const retryOn = async <T>(codes: readonly string[], run: () => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await run();
  } catch (failure) {
    if (attempt === maxAttempts || !codes.includes(errorCode(failure) ?? '')) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * attempt));
    return retryOn(codes, run, attempt + 1);
  }
};

/**
 * Runs work that changes the schema or fills an empty database, in one transaction and on one server at a time. The
 * lock is a row, as not every distributed PostgreSQL has advisory locks; a killed server releases it with its
 * connection.
 */
export const underSchemaLock = async <T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> => {
  await retryOn([...createdMeanwhile, ...inConflict], () =>
    db.execute(sql`create table if not exists schema_lock (id integer primary key)`),
  );
  return retryOn(inConflict, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into schema_lock (id) values (1) on conflict do nothing`);
      await tx.execute(sql`select id from schema_lock where id = 1 for update`);
      return run(tx);
    }),
  );
};

/** Fails when the database takes no writes, as on a standby (25006). The statement would write but matches no row. */
export const requireWritable = (db: Database): Promise<unknown> =>
  db.execute(sql`delete from schema_lock where false`);
