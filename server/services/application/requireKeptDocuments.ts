import { messages } from '../../../contract/rules/messages';
import type { Database } from '../../db/database';
import { fieldRefusal } from '../fieldRefusal';
import { filesOf } from '../file/filesOf';
import type { KeptDocument, NewDocument } from './storeDocuments';

/** Refuses a kept document that is none of the application's own of that type, or that was named twice. */
export const requireKeptDocuments = async (
  db: Database,
  applicationId: number,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<void> => {
  const kept = documents.filter((document) => 'resourceFileId' in document);
  if (kept.length === 0) return;
  const free = new Map(
    (await filesOf(db, applicationId)).map(({ id, resourceFileTypeId }) => [id, resourceFileTypeId]),
  );
  for (const { resourceFileId, resourceFileTypeId, label } of kept) {
    if (free.get(resourceFileId) !== resourceFileTypeId) throw fieldRefusal(label, messages.invalidValue);
    free.delete(resourceFileId);
  }
};
