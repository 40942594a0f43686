import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { files } from '../../../db/schema/files';
import { storedDocuments } from '../../../db/schema/storedDocuments';
import { collectDocument } from '../../../documents/collectDocuments';
import { destroyDocumentKeys } from '../../../documents/documentKeys';
import type { DocumentContext } from '../../../documents/documentPlaces';
import { registerFile } from '../../../documents/registerFiles';
import { enqueueJob } from '../../queue/enqueueJob';

/** Earlier than any document was stored: whatever has it and is named by nothing may go at once. */
const longAgo = new Date(0);

/**
 * Takes the documents away from requests and destroys their keys, in the caller's transaction, and queues the removal of the
 * bytes that then nothing names.
 */
export const releaseDocuments = async (tx: Database, applicationIds: readonly number[]): Promise<void> => {
  const now = () => new Date();
  const ofThese = inArray(files.applicationId, [...applicationIds]);
  const unregistered = await tx.select({ id: files.id }).from(files).where(sql`${ofThese} and hash is null`);
  for (const { id } of unregistered) await registerFile({ db: tx, now }, files, id);
  await destroyDocumentKeys(tx, applicationIds);
  const removed = await tx.delete(files).where(ofThese).returning({ hash: files.hash });
  const hashes = [...new Set(removed.flatMap(({ hash }) => hash ?? []))].sort();
  if (hashes.length === 0) return;
  await tx.update(storedDocuments).set({ storedOn: longAgo }).where(inArray(storedDocuments.hash, hashes));
  await enqueueJob({ db: tx, now, remoteAddress: null }, 'removeErasedDocuments', { hashes });
};

/** Removes the bytes of documents that were released and that nothing names, nor was anybody handing them in again. */
export const removeDocuments = async (context: DocumentContext, hashes: readonly string[]): Promise<void> => {
  for (const hash of hashes) await collectDocument(context, hash);
};
