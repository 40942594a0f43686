import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type DocumentPlace, storedDocuments } from '../db/schema/storedDocuments';
import { bytesIdOf } from './databaseStore';
import { type DocumentSecret, type KeyOwner, sealDocumentKey } from './documentKeys';
import { type DocumentContext, type DocumentPlaces, storeAt } from './documentPlaces';
import { type EncryptedBytes, encryptBytes } from './encryptedBytes';

/** A document to store: its bytes and their SHA-256, and the same encrypted if that was done already. */
export interface NewBytes {
  readonly hash: string;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly encrypted?: EncryptedBytes | undefined;
}

/** A document that is stored: its name there, and what opens it if it is encrypted. */
export interface StoredBytes {
  readonly hash: string;
  readonly secret?: DocumentSecret;
}

/**
 * Stores documents, each once, before the transaction that refers to them begins; encrypted where the installation has a
 * key. First its entry in the register, so that no bytes are anywhere without one; then the bytes. If nothing refers to
 * them within a day, both are collected. Returns what to refer to, by the hash of each document.
 * @throws {DocumentFailure} if the place does not take them
 */
export const keepDocuments = async (
  context: DocumentContext,
  documents: readonly NewBytes[],
): Promise<ReadonlyMap<string, StoredBytes>> => {
  const stored = new Map<string, StoredBytes>();
  for (const document of documents)
    if (!stored.has(document.hash)) stored.set(document.hash, await keepOne(context, document));
  return stored;
};

const keepOne = async (context: DocumentContext, document: NewBytes): Promise<StoredBytes> => {
  if (!context.documents.keys) {
    const { hash, content } = document;
    await keepDocument(context, { hash, content, isEncrypted: false });
    return { hash };
  }
  const { hash, content, key } = document.encrypted ?? (await encryptBytes(document.content));
  await keepDocument(context, { hash, content, isEncrypted: true });
  return { hash, secret: { key, digest: document.hash } };
};

/** A document as it is in a store. */
interface BytesInStore extends NewBytes {
  readonly isEncrypted: boolean;
}

const keepDocument = async (context: DocumentContext, document: BytesInStore): Promise<void> => {
  const { db, documents } = context;
  const { hash, content } = document;
  const place = await enter(context, document);
  await storeAt(db, documents, place).put(hash, content);
  const isElsewhere = (await placeOf(db, hash)) !== place;
  if (!isElsewhere) return;
  // It was moved meanwhile, maybe before these bytes were there.
  await keepDocument(context, document);
  await removeFrom(db, documents, { hash, place });
};

/** Enters a document as handed in now, waiting for whoever collects or moves it; returns its place. */
const enter = async (
  { db, documents, now }: DocumentContext,
  { hash, content, isEncrypted }: BytesInStore,
): Promise<DocumentPlace> => {
  const storedOn = now();
  const [entered] = await db
    .insert(storedDocuments)
    .values({ hash, place: documents.newOnes, size: content.length, isEncrypted, storedOn })
    .onConflictDoUpdate({ target: storedDocuments.hash, set: { storedOn } })
    .returning({ place: storedDocuments.place });
  if (!entered) throw new Error('The register took no document');
  return entered.place;
};

/** Returns the place of a document; undefined if the register has none of this hash. */
const placeOf = async (db: Database, hash: string): Promise<DocumentPlace | undefined> => {
  const [found] = await db
    .select({ place: storedDocuments.place })
    .from(storedDocuments)
    .where(eq(storedDocuments.hash, hash));
  return found?.place;
};

/** Returns what the row of a file holds of a plain document that was kept: a server of the version before finds it. */
export const referenceTo = (hash: string) => ({ hash, bytesId: bytesIdOf(hash) });

/**
 * Returns what the row of a file holds of a document that was kept, in the transaction that stores the row. Of an
 * encrypted one it has the key, sealed for the owner, and names no pieces: a server of the version before, which checks
 * nothing that it reads, then finds none and fails, instead of showing what it can't decrypt.
 */
export const sealedReference = async (
  { db, documents, now }: DocumentContext,
  owner: KeyOwner,
  { hash, secret }: StoredBytes,
) => {
  const { keys } = documents;
  if (!secret || !keys) return { ...referenceTo(hash), sealedKey: null };
  const sealedKey = await sealDocumentKey({ db, keys, now }, owner, secret);
  return { hash, bytesId: crypto.randomUUID(), sealedKey };
};

/** Locks a document's entry until the transaction ends, and returns it. */
export const lockEntry = async (tx: Database, hash: string) => {
  const [entry] = await tx.select().from(storedDocuments).where(eq(storedDocuments.hash, hash)).for('update');
  return entry;
};

/** Removes a copy of a document from a place where it no longer is. */
export const removeFrom = (
  db: Database,
  documents: DocumentPlaces,
  { hash, place }: { readonly hash: string; readonly place: DocumentPlace },
): Promise<void> =>
  db.transaction(async (tx) => {
    const entry = await lockEntry(tx, hash);
    if (!entry || entry.place === place) return;
    await storeAt(tx, documents, place).remove(hash);
    await tx
      .update(storedDocuments)
      .set({ formerPlace: null })
      .where(sql`${storedDocuments.hash} = ${hash} and ${storedDocuments.formerPlace} = ${place}`);
  });
