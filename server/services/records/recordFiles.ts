import { eq, inArray } from 'drizzle-orm';
import type { FileScan } from '../../../contract/entities/file';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { RecordField } from '../../../contract/records/recordFields';
import { recordMessages } from '../../../contract/records/recordMessages';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { Database } from '../../db/database';
import { recordFiles } from '../../db/schema/recordFiles';
import { storedDocuments } from '../../db/schema/storedDocuments';
import { keepDocuments, type StoredBytes, sealedReference } from '../../documents/keepDocument';
import { Refusal } from '../../lib/refusal';
import { type ReadPdf, readPdf } from '../applications/documents/readPdf';
import type { ServiceContext, SignedInContext, UploadContext } from '../context/serviceContext';
import { documentStored, mayGiveDocument } from '../hooks/hooks';
import { refusalOf } from './storedValues';

type Values = Readonly<Record<string, unknown>>;

/** What a service that takes files needs. */
export type FilesContext = SignedInContext & Pick<UploadContext, 'sentFiles' | 'documents'>;

/** A file of an input; without `file` it is the one that is already stored. */
interface SentFile {
  readonly filename: string;
  readonly file?: string;
}

const fileFields = ({ fields }: Pick<RecordDeclaration, 'fields'>) =>
  fields.filter((field) => field.kind === 'file');

/** The new files of an input, by their field. */
type NewFiles = ReadonlyMap<string, StoredFile>;

interface StoredFile extends ReadPdf {
  readonly stored: StoredBytes;
}

/**
 * Reads the new files of an input and stores their bytes, before the transaction of `storeFiles` begins.
 * @throws {Refusal} at its field, if a file is not a valid PDF (spec 5, Uploads) or too large
 * @throws {DocumentFailure} if their place does not take them
 */
export const keepFiles = async (
  context: FilesContext,
  declaration: RecordDeclaration,
  input: Values,
): Promise<NewFiles> => {
  const read = new Map<string, ReadPdf>();
  for (const field of fileFields(declaration)) {
    const sent = sentFile(input, field);
    if (sent?.file === undefined) continue;
    read.set(field.source, await inspectFile(context, field, { ...sent, file: sent.file }));
  }
  const bytes = [...read.values()].map((file) => ({ ...file, hash: file.digest }));
  const kept = await keepDocuments(context, bytes);
  return new Map(
    [...read].map(([source, file]) => [
      source,
      { ...file, stored: kept.get(file.digest) ?? { hash: file.digest } },
    ]),
  );
};

/**
 * Stores the new files of an input, in the transaction that names them, and returns the input with their ids in their
 * places; leaves out a file that stays.
 * @throws {Refusal} at its field, if a file was found to have malicious software
 */
export const storeFiles = async (
  context: FilesContext,
  declaration: RecordDeclaration,
  input: Values,
  files: NewFiles,
): Promise<Values> => {
  const values: Record<string, unknown> = { ...input };
  for (const field of fileFields(declaration)) {
    const file = files.get(field.source);
    if (file) values[field.source] = await storeFile(context, field, file);
    else if (sentFile(input, field)) delete values[field.source];
  }
  return values;
};

const sentFile = (input: Values, { source }: Pick<RecordField, 'source'>) =>
  input[source] as SentFile | null | undefined;

/** Refuses a new record that names a file without sending it. */
export const requireFiles = (declaration: RecordDeclaration, input: Values): void => {
  for (const field of fileFields(declaration)) {
    const sent = sentFile(input, field);
    if (sent && sent.file === undefined) throw refusalOf(field, validationMessages.invalidValue);
  }
};

/** Returns a stored file, without its bytes. */
export const findFile = async (db: Database, id: number) => {
  const { filename, notes, hash } = recordFiles;
  const [found] = await db
    .select({ id: recordFiles.id, filename, notes, hash, scan: storedDocuments.scan })
    .from(recordFiles)
    .leftJoin(storedDocuments, eq(storedDocuments.hash, recordFiles.hash))
    .where(eq(recordFiles.id, id));
  return found;
};

/** Removes files that a record named before and no longer names. */
export const removeFiles = async (
  db: Database,
  declaration: RecordDeclaration,
  before: Values,
  after: Values = {},
): Promise<void> => {
  const gone = fileFields(declaration)
    .filter(({ source }) => before[source] !== after[source])
    .flatMap(({ source }) => idsIn(before[source]));
  if (gone.length > 0) await db.delete(recordFiles).where(inArray(recordFiles.id, gone));
};

/**
 * Returns records as they are answered, with each file by its name and, for somebody who would open it, why it may not
 * be opened, if so.
 */
export const withFilenames = async <Stored extends Values>(
  db: Database,
  declaration: Pick<RecordDeclaration, 'fields'>,
  records: readonly Stored[],
  opener?: Pick<ServiceContext, 'modules'>,
): Promise<Stored[]> => {
  const sources = fileFields(declaration).map(({ source }) => source);
  const ids = records.flatMap((record) => sources.flatMap((source) => idsIn(record[source])));
  if (ids.length === 0) return [...records];
  const found = await db
    .select({ id: recordFiles.id, filename: recordFiles.filename, scan: storedDocuments.scan })
    .from(recordFiles)
    .leftJoin(storedDocuments, eq(storedDocuments.hash, recordFiles.hash))
    .where(inArray(recordFiles.id, ids));
  const named = new Map<unknown, { filename: string; scan?: FileScan }>();
  for (const { id, filename, scan } of found) {
    const withheld = opener && mayGiveDocument(opener, scan);
    named.set(id, { filename, ...(withheld && { scan: withheld.scan }) });
  }
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(sources.map((source) => [source, named.get(record[source]) ?? null])),
  }));
};

const idsIn = (value: unknown): number[] => (typeof value === 'number' ? [value] : []);

const storeFile = async (
  context: FilesContext,
  field: RecordField,
  { filename, notes, digest, stored }: StoredFile,
): Promise<number> => {
  const { db, now } = context;
  await atField(field, () =>
    documentStored(context, { hash: stored.hash, digest, label: field.labelText, filename }),
  );
  const reference = await sealedReference(context, null, stored);
  const [row] = await db
    .insert(recordFiles)
    .values({ filename, notes, ...reference, createdOn: now() })
    .returning({ id: recordFiles.id });
  if (!row) throw new Error('The database stored no file');
  return row.id;
};

/** Inspects a file by its content, like the documents of requests. */
const inspectFile = (
  { sentFiles }: FilesContext,
  field: Extract<RecordField, { kind: 'file' }>,
  { filename, file }: Required<SentFile>,
): Promise<ReadPdf> =>
  atField(field, () => {
    const pdf = readPdf({ filename, file, sanitizeName: false }, field.labelText, sentFiles);
    if (pdf.content.length > field.maxBytes)
      throw refusalOf(field, recordMessages.fileTooLarge(field.maxBytes));
    return pdf;
  });

/** Judges a file; a refusal also names the field for the form. */
const atField = async <Judged>(
  { source }: Pick<RecordField, 'source'>,
  judge: () => Judged | Promise<Judged>,
): Promise<Judged> => {
  try {
    return await judge();
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const { reason, message: text, code } = failure;
    throw new Refusal(reason, { text, code }, undefined, source);
  }
};
