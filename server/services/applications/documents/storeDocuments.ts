import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { FileTypeId } from '../../../../contract/entities/fileType';
import { messages } from '../../../../contract/rules/messages';
import type { Database } from '../../../db/database';
import { files } from '../../../db/schema/files';
import { fieldRefusal } from '../../base/refusal';
import type { ServiceContext } from '../../context/serviceContext';
import { filesOf } from './listFiles';
import type { ReadPdf } from './readPdf';

/** A document that was sent and is ready to be stored with its application. */
export interface NewDocument extends ReadPdf {
  readonly resourceFileTypeId: FileTypeId;
  /** What its field is called, for a refusal. */
  readonly label: string;
}

/** A document that the server has, the application's own or that of another one, which it gets too. */
export interface KeptDocument {
  readonly resourceFileTypeId: FileTypeId;
  readonly resourceFileId: number;
  readonly label: string;
}

const copyDocument = (
  db: Database,
  applicationId: number,
  { resourceFileId }: KeptDocument,
  createdOn: Date,
) =>
  db.execute(sql`
    insert into files (application_id, resource_file_type_id, filename, content, bytes_id, digest, notes, created_on)
    select ${applicationId}::int, resource_file_type_id, filename, content, bytes_id, digest, notes, ${createdOn.toISOString()}::timestamptz
    from files where id = ${resourceFileId}::int and application_id <> ${applicationId}::int
    for share`);

/**
 * Stores the documents of an application in their order. Kept ones that are another application's are copied inside
 * the database, pieces shared: their content never passes through this process.
 */
export const storeDocuments = async (
  db: Database,
  applicationId: number,
  documents: readonly (NewDocument | KeptDocument)[],
  createdOn: Date,
): Promise<void> => {
  // New ones that follow each other are one statement: each costs the process as much as the rest of it.
  let together: NewDocument[] = [];
  const storeTogether = async () => {
    if (together.length > 0) await storing(db, applicationId, together, createdOn);
    together = [];
  };
  for (const document of documents) {
    if ('resourceFileId' in document) {
      await storeTogether();
      await copyDocument(db, applicationId, document, createdOn);
    } else together.push(document);
  }
  await storeTogether();
};

/** Stores new documents, in their order, as a statement; the application may be what another part of a larger one finds. */
export const storing = (
  db: Database,
  applicationId: number | SQL,
  documents: readonly NewDocument[],
  createdOn: Date,
) =>
  db.insert(files).values(
    documents.map(({ label: _label, ...stored }) => ({
      ...stored,
      applicationId,
      createdOn,
    })),
  );

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
