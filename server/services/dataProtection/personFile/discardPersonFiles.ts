import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { personFilePieces, personFiles } from '../../../db/schema/personFiles';

/** Removes the files of persons that tell of these requests, and those under way, which may have begun to: they can be asked for again. */
export const discardPersonFiles = async (db: Database, applicationIds: readonly number[]): Promise<void> => {
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
        or(eq(personFiles.state, 'waiting'), inArray(personFiles.id, telling)),
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
