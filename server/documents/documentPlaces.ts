import type { Database } from '../db/database';
import type { DocumentPlace } from '../db/schema/storedDocuments';
import type { TokenKeys } from '../lib/tokenKeys';
import { databaseStore } from './databaseStore';
import { DocumentFailure } from './documentFailure';
import type { DocumentStore } from './documentStore';

/** Where a deployment has its documents. */
export interface DocumentPlaces {
  /** Where new ones go. */
  readonly newOnes: DocumentPlace;
  /** The places besides the database that can be read; `newOnes` is among them unless it is the database. */
  readonly others: Partial<Readonly<Record<Exclude<DocumentPlace, 'database'>, DocumentStore>>>;
  /** The installation's keys: the first seals, each opens. Without them, documents are stored as they are. */
  readonly keys?: TokenKeys | undefined;
}

/** Every document is in the database. */
export const inDatabase: DocumentPlaces = { newOnes: 'database', others: {} };

/** What handles documents needs. */
export interface DocumentContext {
  /** Outside any transaction when documents are kept: whoever refers to them must find them stored. */
  readonly db: Database;
  readonly documents: DocumentPlaces;
  readonly now: () => Date;
}

/**
 * Returns the store at a place. Its failures name the place, so that the log tells them from the database's.
 * @throws {DocumentFailure} `notConfigured` if the settings don't name the place
 */
export const storeAt = (db: Database, { others }: DocumentPlaces, place: DocumentPlace): DocumentStore => {
  if (place === 'database') return databaseStore(db);
  const store = others[place];
  if (!store) throw new DocumentFailure('notConfigured', place);
  const named = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (cause) {
      throw new DocumentFailure('unavailable', place, undefined, { cause });
    }
  };
  return {
    put: (hash, bytes) => named(() => store.put(hash, bytes)),
    get: (hash) => named(() => store.get(hash)),
    remove: (hash) => named(() => store.remove(hash)),
  };
};
