import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Fails when the database takes no writes, as a standby does (25006): a statement that would write, and finds nothing to. */
export const requireWritable = (db: Database): Promise<unknown> =>
  db.execute(sql`delete from schema_lock where false`);
