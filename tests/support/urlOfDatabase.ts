import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database';

/** Returns the DATABASE_URL of a test's database on the PostgreSQL of TEST_DATABASE_URL. */
export const urlOfDatabase = async (db: Database): Promise<string> => {
  const [row] = await db.select({ name: sql<string>`current_database()` }).from(sql`(values (1)) as one`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${row?.name}`;
  return url.href;
};
