import { nativeDigestOf } from '../../contract/digestOf';
import type { DocumentPlace } from '../db/schema/storedDocuments';
import type { TableOfFiles } from './databaseStore';
import { DocumentFailure } from './documentFailure';
import { type DocumentContext, storeAt } from './documentPlaces';
import type { DocumentStore } from './documentStore';
import { placeOf } from './keepDocument';
import { registerFile } from './registerFiles';

/** The row of a file; without a hash if a server of the version before stored it. */
interface FileRow {
  readonly id: number;
  readonly hash: string | null;
}

/**
 * Returns the bytes of a file, checked against their hash: never any other bytes.
 * @throws {DocumentFailure} if there are none or others, or the place does not answer
 */
export const readFileBytes = async (
  context: DocumentContext,
  table: TableOfFiles,
  { id, hash }: FileRow,
): Promise<Uint8Array<ArrayBuffer>> => {
  const known = hash ?? (await registerFile(context, table, id));
  if (!known) throw new DocumentFailure('missing', 'database');
  return readDocument(context, known);
};

/**
 * Returns the bytes of a registered document, checked against their hash.
 * @throws {DocumentFailure} if there are none or others, or the place does not answer
 */
export const readDocument = async (
  { db, documents }: DocumentContext,
  hash: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  let place = await placeOf(db, hash);
  if (!place) throw new DocumentFailure('missing', 'database', hash);
  for (;;) {
    const bytes = await storeAt(db, documents, place).get(hash);
    if (bytes) return checked(bytes, hash, place);
    const other = await placeOf(db, hash);
    if (!other || other === place) throw new DocumentFailure('missing', place, hash);
    // It was moved between the two.
    place = other;
  }
};

/**
 * Returns the bytes of a document that a store holds, checked against their hash.
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
  if ((await nativeDigestOf(bytes)) !== hash) throw new DocumentFailure('otherBytes', place, hash);
  return bytes;
};
