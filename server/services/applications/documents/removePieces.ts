import { and, eq, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { filePieces, files } from '../../../db/schema/files';
import { recordFiles } from '../../../db/schema/recordFiles';

/** How long pieces may exist before a file names them: longer than any request takes. */
const waitMilliseconds = 24 * 3_600_000;

/** Removes those of the given pieces that no file names. */
export const removePieces = (db: Database, bytesIds: readonly string[]): Promise<void> =>
  removeUnnamed(db, inArray(filePieces.bytesId, [...bytesIds]));

/** Removes the pieces of deleted documents, and of requests that failed before a file named them. */
export const removeOldPieces = (db: Database, now: Date): Promise<void> =>
  removeUnnamed(db, lte(filePieces.createdOn, new Date(now.getTime() - waitMilliseconds)));

/** Removes one document at a time, so that other queries get their turn. */
const removeUnnamed = async (db: Database, which: SQL) => {
  const found = await db
    .selectDistinct({ bytesId: filePieces.bytesId })
    .from(filePieces)
    .where(unnamed(db, which));
  for (const { bytesId } of found) {
    await db.delete(filePieces).where(unnamed(db, eq(filePieces.bytesId, bytesId)));
  }
};

const unnamed = (db: Database, which: SQL) =>
  and(
    which,
    ...[files, recordFiles].map((named) =>
      notExists(db.select({ one: sql`1` }).from(named).where(eq(named.bytesId, filePieces.bytesId))),
    ),
  );
