import { sql } from 'drizzle-orm';
import type { UploadedFile } from '../../../contract/entities/file';
import type { FileTypeId } from '../../../contract/entities/fileType';
import type { Database } from '../../db/database';
import { files } from '../../db/schema/files';
import type { PdfNote } from '../file/pdfNote';
import { readPdf } from '../file/readPdf';

/** A document that was sent and is ready to be stored with its application. */
export interface NewDocument {
  readonly resourceFileTypeId: FileTypeId;
  readonly filename: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly notes: PdfNote[];
}

/** A document that the server has, the application's own or that of another one, which it gets too. */
export interface KeptDocument {
  readonly resourceFileTypeId: FileTypeId;
  readonly resourceFileId: number;
  /** What its field is called, for a refusal. */
  readonly label: string;
}

/** Reads an uploaded document. */
export const readNewDocument = (
  file: UploadedFile,
  resourceFileTypeId: FileTypeId,
  label: string,
): NewDocument => ({ resourceFileTypeId, ...readPdf(file, label) });

const copyDocument = (
  db: Database,
  applicationId: number,
  { resourceFileId }: KeptDocument,
  createdOn: Date,
) =>
  db.execute(sql`
    insert into files (application_id, resource_file_type_id, filename, content, notes, created_on)
    select ${applicationId}::int, resource_file_type_id, filename, content, notes, ${createdOn.toISOString()}::timestamptz
    from files where id = ${resourceFileId}::int and application_id <> ${applicationId}::int`);

/**
 * Stores the documents of an application in their order. Kept ones that are another application's are copied inside
 * the database: their content never passes through this process.
 */
export const storeDocuments = async (
  db: Database,
  applicationId: number,
  documents: readonly (NewDocument | KeptDocument)[],
  createdOn: Date,
): Promise<void> => {
  for (const document of documents) {
    if ('resourceFileId' in document) await copyDocument(db, applicationId, document, createdOn);
    else await db.insert(files).values({ ...document, applicationId, createdOn });
  }
};
