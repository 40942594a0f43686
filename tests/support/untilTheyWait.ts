import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database } from '../../server/db/database';
import { rowsOf } from '../../server/db/rowsOf';

/**
 * Waits, within a transaction that holds a lock, until each of the others waits for that lock or has settled.
 * Returns at once on PGlite, where they wait for the single connection anyway.
 */
export const untilTheyWait = async (db: Database, others: readonly Promise<unknown>[]): Promise<void> => {
  if (!process.env.TEST_DATABASE_URL) return;
  let settled = 0;
  const count = () => {
    settled += 1;
  };
  for (const other of others) other.then(count, count);
  await vi.waitFor(async () => {
    // Within a transaction, pg_stat_activity is a snapshot until it is cleared.
    await db.execute(sql`select pg_stat_clear_snapshot()`);
    const waiting = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(settled + rowsOf(waiting).length).toBe(others.length);
  }, 20_000);
};
