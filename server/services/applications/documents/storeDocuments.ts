import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { FileTypeId } from '../../../../contract/entities/fileType';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import type { Database } from '../../../db/database';
import { files } from '../../../db/schema/files';
import type { DocumentContext } from '../../../documents/documentPlaces';
import { keepDocuments, referenceTo } from '../../../documents/keepDocument';
import { fieldRefusal } from '../../../lib/refusal';
import type { ServiceContext } from '../../context/serviceContext';
import { infectedRefusal, queueScan } from '../../scanning/queueScan';
import { filesOf } from './listFiles';
import type { ReadPdf } from './readPdf';

/** A new document, ready to be stored with its application. */
export interface NewDocument extends ReadPdf {
  readonly resourceFileTypeId: FileTypeId;
  /** The label of its field, for a refusal. */
  readonly label: string;
}

/** A document that is already stored: this application's own, or another's, to be copied. */
export interface KeptDocument {
  readonly resourceFileTypeId: FileTypeId;
  readonly resourceFileId: number;
  readonly label: string;
}

/**
 * Stores the bytes of new documents, before the transaction of `storeDocuments` begins.
 * @throws {DocumentFailure} if their place does not take them
 */
export const keepNewDocuments = (
  context: DocumentContext,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<void> =>
  keepDocuments(
    context,
    documents.flatMap((one) => ('digest' in one ? [{ hash: one.digest, content: one.content }] : [])),
  );

/**
 * Stores the documents of an application in order, and queues their scans. Kept ones that belong to another application
 * refer to the same bytes.
 * @throws {Refusal} `badRequest` naming field and file, for one that was found to have malicious software
 */
export const storeDocuments = async (
  context: ServiceContext,
  applicationId: number,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<void> => {
  const { db } = context;
  const createdOn = context.now();
  for (const document of documents) {
    if ('resourceFileId' in document) {
      await copyDocument(db, applicationId, document, createdOn);
    } else {
      const { label, content: _kept, ...described } = document;
      const reference = referenceTo(document.digest);
      await db.insert(files).values({ ...described, ...reference, applicationId, createdOn });
      await queueScan(context, { hash: document.digest, label, filename: document.filename });
    }
  }
};

const copyDocument = (
  db: Database,
  applicationId: number,
  { resourceFileId }: KeptDocument,
  createdOn: Date,
) =>
  db.execute(sql`
    insert into files (application_id, resource_file_type_id, filename, hash, content, bytes_id, digest, notes, created_on)
    select ${applicationId}::int, resource_file_type_id, filename, hash, content, bytes_id, digest, notes, ${createdOn.toISOString()}::timestamptz
    from files where id = ${resourceFileId}::int and application_id <> ${applicationId}::int
    for share`);

/**
 * Replaces the documents of an edited application: keeps those of its own that stay, copies those that it
 * shared until now, and stores the new ones. The application that it shared them with keeps its own.
 */
export const replaceDocuments = async (
  context: ServiceContext,
  applicationId: number,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<void> => {
  const { db } = context;
  await requireKeptDocuments(context, applicationId, documents);
  const keptIds = documents.flatMap((one) => ('resourceFileId' in one ? [one.resourceFileId] : []));
  const removed = keptIds.length > 0 ? notInArray(files.id, keptIds) : undefined;
  await db.delete(files).where(and(eq(files.applicationId, applicationId), removed));
  await storeDocuments(context, applicationId, documents);
};

/**
 * Refuses a kept document that isn't the application's own of that type, is named twice, or has malicious software.
 */
export const requireKeptDocuments = async (
  context: Pick<ServiceContext, 'db' | 'scansDocuments'>,
  applicationId: number,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<void> => {
  const kept = documents.filter((document) => 'resourceFileId' in document);
  if (kept.length === 0) return;
  const free = new Map((await filesOf(context, applicationId)).map((file) => [file.id, file]));
  for (const { resourceFileId, resourceFileTypeId, label } of kept) {
    const file = free.get(resourceFileId);
    if (file?.resourceFileTypeId !== resourceFileTypeId)
      throw fieldRefusal(label, validationMessages.invalidValue);
    if (file.scan === 'infected') throw infectedRefusal(label, file.filename);
    free.delete(resourceFileId);
  }
};
