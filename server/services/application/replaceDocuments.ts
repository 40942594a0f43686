import { and, eq, notInArray } from 'drizzle-orm';
import { files } from '../../db/schema/files';
import type { ServiceContext } from '../serviceContext';
import { requireKeptDocuments } from './requireKeptDocuments';
import { type KeptDocument, type NewDocument, storeDocuments } from './storeDocuments';

/**
 * Gives an edited application its documents: of its own those that stay, copies of those that it shared until now, and
 * the new ones; whose documents it shared keeps them.
 */
export const replaceDocuments = async (
  { db, now }: ServiceContext,
  applicationId: number,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<void> => {
  await requireKeptDocuments(db, applicationId, documents);
  const keptIds = documents.flatMap((one) => ('resourceFileId' in one ? [one.resourceFileId] : []));
  const removed = keptIds.length > 0 ? notInArray(files.id, keptIds) : undefined;
  await db.delete(files).where(and(eq(files.applicationId, applicationId), removed));
  await storeDocuments(db, applicationId, documents, now());
};
