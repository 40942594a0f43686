import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type DocumentPlace, storedDocuments } from '../db/schema/storedDocuments';
import { bytesIdOf } from './databaseStore';
import { type DocumentContext, type DocumentPlaces, storeAt } from './documentPlaces';

/** A document to store: its bytes and their SHA-256. */
export interface NewBytes {
  readonly hash: string;
  readonly content: Uint8Array;
}

/**
 * Stores documents, each once, before the transaction that refers to them begins. First its entry in the register, so
 * that no bytes are anywhere without one; then the bytes. If nothing refers to them within a day, both are collected.
 * @throws {DocumentFailure} if the place does not take them
 */
export const keepDocuments = async (
  context: DocumentContext,
  documents: readonly NewBytes[],
): Promise<void> => {
  const different = new Map(documents.map((one) => [one.hash, one]));
  for (const document of different.values()) await keepDocument(context, document);
};

const keepDocument = async (context: DocumentContext, document: NewBytes): Promise<void> => {
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
  { hash, content }: NewBytes,
): Promise<DocumentPlace> => {
  const storedOn = now();
  const [entered] = await db
    .insert(storedDocuments)
    .values({ hash, place: documents.newOnes, size: content.length, storedOn })
    .onConflictDoUpdate({ target: storedDocuments.hash, set: { storedOn } })
    .returning({ place: storedDocuments.place });
  if (!entered) throw new Error('The register took no document');
  return entered.place;
};

/** Returns the place of a document; undefined if the register has none of this hash. */
export const placeOf = async (db: Database, hash: string): Promise<DocumentPlace | undefined> => {
  const [found] = await db
    .select({ place: storedDocuments.place })
    .from(storedDocuments)
    .where(eq(storedDocuments.hash, hash));
  return found?.place;
};

/** Returns what the row of a file holds of a document that was kept, so that a server of the version before finds it. */
export const referenceTo = (hash: string) => ({ hash, bytesId: bytesIdOf(hash) });

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
