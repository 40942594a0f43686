import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { FileTypeId } from '../../../../contract/entities/fileType';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { files } from '../../../db/schema/files';
import { DocumentFailure } from '../../../documents/documentFailure';
import { openDocumentKey } from '../../../documents/documentKeys';
import type { DocumentContext } from '../../../documents/documentPlaces';
import { keepDocuments, type StoredBytes, sealedReference } from '../../../documents/keepDocument';
import { fieldRefusal, withName } from '../../../lib/refusal';
import type { DocumentsContext, ServiceContext } from '../../context/serviceContext';
import { documentStored, mayGiveDocument } from '../../hooks/hooks';
import { filesOf } from './listFiles';
import type { ReadPdf } from './readPdf';

/** A new document, ready to be stored with its application. */
export interface NewDocument extends ReadPdf {
  readonly resourceFileTypeId: FileTypeId;
  /** The label of its field, for a refusal. */
  readonly label: string;
}

/** A new document whose bytes are stored. */
export interface StoredDocument extends NewDocument {
  readonly stored: StoredBytes;
}

/** A document that is already stored: this application's own, or another's, to be copied. */
export interface KeptDocument {
  readonly resourceFileTypeId: FileTypeId;
  readonly resourceFileId: number;
  readonly label: string;
}

/**
 * Stores the bytes of new documents, before the transaction of `storeDocuments` begins; returns all documents for it.
 * @throws {DocumentFailure} if their place does not take them
 */
export const keepNewDocuments = async (
  context: DocumentContext,
  documents: readonly (NewDocument | KeptDocument)[],
): Promise<(StoredDocument | KeptDocument)[]> => {
  const kept = await keepDocuments(
    context,
    documents.flatMap((one) => ('digest' in one ? [{ ...one, hash: one.digest }] : [])),
  );
  return documents.map((one) =>
    'digest' in one ? { ...one, stored: kept.get(one.digest) ?? { hash: one.digest } } : one,
  );
};

/**
 * Stores the documents of an application in order. Kept ones that belong to another application
 * refer to the same bytes, by a key of this one.
 * @throws {Refusal} `badRequest` naming field and file, for one that was found to have malicious software
 */
export const storeDocuments = async (
  context: ServiceContext & DocumentsContext,
  applicationId: number,
  documents: readonly (StoredDocument | KeptDocument)[],
): Promise<void> => {
  const { db } = context;
  const createdOn = context.now();
  for (const document of documents) {
    if ('resourceFileId' in document) {
      await copyDocument(context, applicationId, document, createdOn);
    } else {
      const { label, content: _kept, encrypted: _stored, digest, stored, ...described } = document;
      const reference = await sealedReference(context, applicationId, stored);
      await db.insert(files).values({
        ...described,
        ...reference,
        // Of an encrypted document nothing tells what it was once its key is destroyed.
        digest: stored.secret ? null : digest,
        applicationId,
        createdOn,
      });
      await documentStored(context, { hash: stored.hash, digest, label, filename: document.filename });
    }
  }
};

const copyDocument = async (
  context: ServiceContext & DocumentsContext,
  applicationId: number,
  { resourceFileId }: KeptDocument,
  createdOn: Date,
) => {
  const { db } = context;
  const [original] = await db
    .select({ applicationId: files.applicationId, hash: files.hash, sealedKey: files.sealedKey })
    .from(files)
    .where(and(eq(files.id, resourceFileId), ne(files.applicationId, applicationId)))
    .for('share');
  if (!original) return;
  const sealedKey = await sealedForAnother(context, original, applicationId);
  await db.execute(sql`
    insert into files (application_id, resource_file_type_id, filename, hash, content, bytes_id, digest, notes, created_on, sealed_key)
    select ${applicationId}::int, resource_file_type_id, filename, hash, content, bytes_id, digest, notes, ${createdOn.toISOString()}::timestamptz, ${sealedKey}::text
    from files where id = ${resourceFileId}::int`);
};

/**
 * Returns the key of a document sealed for another application; null if the document is not encrypted.
 * @throws {DocumentFailure} if its key can not be opened
 */
const sealedForAnother = async (
  { db, documents, now }: ServiceContext & DocumentsContext,
  { applicationId, hash, sealedKey }: Pick<typeof files.$inferSelect, 'applicationId' | 'hash' | 'sealedKey'>,
  other: number,
): Promise<string | null> => {
  if (hash === null || sealedKey === null) return null;
  const { keys } = documents;
  const secret = keys && (await openDocumentKey(db, keys, applicationId, sealedKey));
  if (!secret) throw new DocumentFailure(keys ? 'missing' : 'notConfigured', 'database', hash);
  if (secret === 'sealed') throw new DocumentFailure('notConfigured', 'database', hash);
  return (await sealedReference({ db, documents, now }, other, { hash, secret })).sealedKey;
};

/**
 * Replaces the documents of an edited application: keeps those of its own that stay, copies those that it
 * shared until now, and stores the new ones. The application that it shared them with keeps its own.
 */
export const replaceDocuments = async (
  context: ServiceContext & DocumentsContext,
  applicationId: number,
  documents: readonly (StoredDocument | KeptDocument)[],
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
  context: Pick<ServiceContext, 'db' | 'modules'>,
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
    const { notAgain } = mayGiveDocument(context, file.scan ?? null) ?? {};
    if (notAgain) throw fieldRefusal(label, withName(file.filename, notAgain));
    free.delete(resourceFileId);
  }
};
