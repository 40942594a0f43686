import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Fails when the database takes no writes, as on a standby (25006). The statement would write but matches no row. */
export const requireWritable = (db: Database): Promise<unknown> =>
  db.execute(sql`delete from schema_lock where false`);
