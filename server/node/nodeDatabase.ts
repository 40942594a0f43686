import type pg from 'pg';
import type { Database } from '../db/database';

/** The server's database, and how to leave it. */
export interface NodeDatabase {
  /** For calls: no statement may take long. */
  readonly db: Database;
  /** For exports and work in the background, whose statements may take longer. */
  readonly longDb: Database;
  /** The connections, where there are several. */
  readonly pools?: readonly pg.Pool[];
  /** Fails while there is no room to write, though statements are answered. */
  requireRoom(): Promise<void>;
  /** Runs what may take as long as it needs: migrations and imports. */
  unhurried<T>(run: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
