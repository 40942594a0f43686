import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { personFilePieces, personFiles } from '../../../../server/db/schema/personFiles';

/** Stands where a piece has the number of its request, for what was written of the person elsewhere. */
export const mentionsPiece = 0;

/** What files of persons are removed for: requests that they tell of, and persons. */
interface Told {
  readonly applicationIds?: readonly number[];
  readonly nifs?: readonly string[];
}

/**
 * Removes the files of these persons, those that tell of these requests, and those under way, which may have begun to: they can
 * be asked for again.
 */
export const discardPersonFiles = async (
  db: Database,
  { applicationIds = [], nifs = [] }: Told,
): Promise<void> => {
  const telling = db
    .select({ id: personFilePieces.fileId })
    .from(personFilePieces)
    .where(inArray(personFilePieces.applicationId, [...applicationIds]));
  const gone = await db
    .update(personFiles)
    .set({ state: 'expired', fiscalNumber: null, endedOn: new Date() })
    .where(
      and(
        isNotNull(personFiles.fiscalNumber),
        or(
          eq(personFiles.state, 'waiting'),
          inArray(personFiles.id, telling),
          inArray(personFiles.fiscalNumber, [...nifs]),
        ),
      ),
    )
    .returning({ id: personFiles.id });
  if (gone.length === 0) return;
  await db.delete(personFilePieces).where(
    inArray(
      personFilePieces.fileId,
      gone.map(({ id }) => id),
    ),
  );
};
