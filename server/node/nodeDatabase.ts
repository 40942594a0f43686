import type pg from 'pg';
import type { Database } from '../db/database';

/** The server's database, and how to close it. */
export interface NodeDatabase {
  /** For calls: no statement may take long. */
  readonly db: Database;
  /** For exports and background work, whose statements may take longer. */
  readonly longDb: Database;
  /** The connection pools; absent for the embedded database. */
  readonly pools?: readonly pg.Pool[];
  /** Fails while there is no room to write, even if statements are still answered. */
  requireRoom(): Promise<void>;
  /** Runs work without a time limit: migrations and imports. */
  withoutTimeout<T>(run: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
