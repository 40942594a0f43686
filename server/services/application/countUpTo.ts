import { count, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import type { SignedInContext } from '../serviceContext';

/** How many applications match; undefined where there are more than `most`, which it stops at. */
export const countUpTo = async (
  { db }: SignedInContext,
  conditions: SQL | undefined,
  most: number,
): Promise<number | undefined> => {
  const matches = db
    .select({ one: sql`1`.as('one') })
    .from(applications)
    .where(conditions)
    .limit(most + 1)
    .as('matches');
  const [counted] = await db.select({ count: count() }).from(matches);
  const found = counted?.count ?? 0;
  return found > most ? undefined : found;
};
