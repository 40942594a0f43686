import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { applications } from '../../../../server/db/schema/applications';
import { erasures } from '../../../../server/db/schema/erasures';
import type { ErasureList } from '../declared/erasureListStore';
import { addToList } from './erasureList';

/** What writes to the list of erasures. */
export interface ListContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly erasureList: ErasureList;
  /** The key of the audit's seals. */
  readonly auditKey: CryptoKey;
}

const atOnce = 200;

/**
 * Writes to the list, which is kept apart, every erasure of the database that it may not have. What is written twice is one
 * entry.
 */
export const completeList = async ({ db, now, erasureList, auditKey }: ListContext): Promise<void> => {
  for (;;) {
    const unlisted = await db
      .select()
      .from(erasures)
      .where(isNull(erasures.listedOn))
      .orderBy(asc(erasures.id))
      .limit(atOnce);
    if (unlisted.length === 0) return;
    const created = await creationsOf(
      db,
      unlisted.flatMap(({ applicationIds, studentOfIds }) => [...applicationIds, ...studentOfIds]),
    );
    const requestsOf = (ids: readonly number[]) =>
      ids.flatMap((id) => {
        const createdOn = created.get(id);
        return createdOn ? [{ id, createdOn: createdOn.toISOString() }] : [];
      });
    for (const { entry, erasedOn, cause, userId, confirmedById, person, ...requests } of unlisted) {
      await addToList(erasureList, auditKey, {
        entry,
        erasedOn: erasedOn.toISOString(),
        cause,
        userId,
        confirmedById,
        person,
        requests: requestsOf(requests.applicationIds),
        studentOf: requestsOf(requests.studentOfIds),
      });
      await db.update(erasures).set({ listedOn: now() }).where(eq(erasures.entry, entry));
    }
  }
};

/** Marks what the list does not have as it was written there once: it was lost or damaged, or the list is another. */
export const markMissing = async (
  { db }: Pick<ListContext, 'db'>,
  listed: readonly string[],
): Promise<void> => {
  await db
    .update(erasures)
    .set({ listedOn: null })
    .where(
      sql`${erasures.listedOn} is not null and not ${erasures.entry} = any(${sql.param([...listed])}::text[])`,
    );
};

const creationsOf = async (db: Database, ids: readonly number[]): Promise<Map<number, Date>> => {
  const found = await db
    .select({ id: applications.id, createdOn: applications.createdOn })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  return new Map(found.map(({ id, createdOn }) => [id, createdOn]));
};
