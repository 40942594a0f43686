import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { files } from '../db/schema/files';
import { recordFiles } from '../db/schema/recordFiles';
import { type DocumentPlace, storedDocuments } from '../db/schema/storedDocuments';
import { type TableOfFiles, tablesOfFiles } from './databaseStore';
import { DocumentFailure } from './documentFailure';
import { type DocumentSecret, type KeyOwner, openDocumentKey } from './documentKeys';
import { type DocumentContext, storeAt } from './documentPlaces';
import type { DocumentStore } from './documentStore';
import { decryptBytes, isEncrypted, nameOfBytes } from './encryptedBytes';
import { registerFile } from './registerFiles';

/** The row of a file; without a hash if a server of the version before stored it. */
interface FileRow {
  readonly id: number;
  readonly hash: string | null;
}

/**
 * Returns the bytes of a file as they were handed in, checked against their hash: never any other bytes.
 * @throws {DocumentFailure} if there are none or others, their key was destroyed, or the place does not answer
 */
export const readFileBytes = async (
  context: DocumentContext,
  table: TableOfFiles,
  { id, hash }: FileRow,
): Promise<Uint8Array<ArrayBuffer>> => {
  const known = hash ?? (await registerFile(context, table, id));
  if (!known) throw new DocumentFailure('missing', 'database');
  return (await readPlain(context, known, [{ table, row: eq(table.id, id) }])).content;
};

/** A document as it was handed in, whether it is encrypted in its store, and the secret of that. */
export interface PlainDocument {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly secret?: DocumentSecret;
}

/**
 * Returns a registered document as it was handed in, checked against its hash; an encrypted one by the key of any file
 * that names it.
 * @throws {DocumentFailure} if there are no bytes or others, no key, or the place does not answer
 */
export const readDocument = (context: DocumentContext, hash: string): Promise<PlainDocument> =>
  readPlain(
    context,
    hash,
    tablesOfFiles.map((table) => ({ table, row: eq(table.hash, hash) })),
  );

/** Rows of files that have the key of a document. */
interface Holders {
  readonly table: TableOfFiles;
  readonly row: SQL;
}

const readPlain = async (
  context: DocumentContext,
  hash: string,
  holders: readonly Holders[],
): Promise<PlainDocument> => {
  const { content: stored, entry } = await readStored(context, hash);
  const { place } = entry;
  if (!isEncrypted(stored)) {
    // Encrypted in a way that only a newer version knows.
    if (entry.isEncrypted) throw new DocumentFailure('otherBytes', place, hash);
    return { content: await checked(stored, hash, place) };
  }
  const { db, documents } = context;
  if (!documents.keys) throw new DocumentFailure('notConfigured', place, hash);
  let problem: 'missing' | 'notConfigured' = 'missing';
  for (const { owner, sealedKey } of await sealedKeysOf(db, holders)) {
    const secret = sealedKey && (await openDocumentKey(db, documents.keys, owner, sealedKey));
    if (secret === 'sealed') problem = 'notConfigured';
    else if (secret) {
      // Decrypting checks every byte, so that comparing the hash would only take time.
      const content = await decryptBytes(stored, secret.key);
      if (content) return { content, secret };
      await checked(stored, hash, place);
    }
  }
  throw new DocumentFailure(problem, place, hash);
};

const sealedKeysOf = async (
  db: Database,
  holders: readonly Holders[],
): Promise<{ owner: KeyOwner; sealedKey: string | null }[]> => {
  const found = [];
  for (const { table, row } of holders)
    found.push(
      ...(table === recordFiles
        ? (await db.select({ sealedKey: recordFiles.sealedKey }).from(recordFiles).where(row)).map((one) => ({
            ...one,
            owner: null,
          }))
        : await db.select({ owner: files.applicationId, sealedKey: files.sealedKey }).from(files).where(row)),
    );
  return found;
};

const readStored = async ({ db, documents }: DocumentContext, hash: string) => {
  let entry = await entryOf(db, hash);
  if (!entry) throw new DocumentFailure('missing', 'database', hash);
  for (;;) {
    const content = await storeAt(db, documents, entry.place).get(hash);
    if (content) return { content, entry };
    const other = await entryOf(db, hash);
    if (!other || other.place === entry.place) throw new DocumentFailure('missing', entry.place, hash);
    // It was moved between the two.
    entry = other;
  }
};

const entryOf = async (db: Database, hash: string) => {
  const { place, isEncrypted } = storedDocuments;
  const [entry] = await db
    .select({ place, isEncrypted })
    .from(storedDocuments)
    .where(eq(storedDocuments.hash, hash));
  return entry;
};

/**
 * Returns the bytes of a document that a store holds, encrypted or not, checked against their hash.
 * @throws {DocumentFailure} `missing` or `otherBytes`
 */
export const checkedBytes = async (
  store: DocumentStore,
  hash: string,
  place: DocumentPlace,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await store.get(hash);
  if (!bytes) throw new DocumentFailure('missing', place, hash);
  return checked(bytes, hash, place);
};

const checked = async (bytes: Uint8Array<ArrayBuffer>, hash: string, place: DocumentPlace) => {
  if ((await nameOfBytes(bytes)) !== hash) throw new DocumentFailure('otherBytes', place, hash);
  return bytes;
};
