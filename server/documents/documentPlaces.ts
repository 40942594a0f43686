import type { Database } from '../db/database';
import type { DocumentPlace } from '../db/schema/storedDocuments';
import type { TokenKeys } from '../lib/tokenKeys';
import { databaseStore } from './databaseStore';
import { DocumentFailure } from './documentFailure';
import type { DocumentStore } from './documentStore';
import { limitStore, type OnStoreAnswer } from './limitStore';

/** Where a deployment has its documents. */
export interface DocumentPlaces {
  /** Where new ones go. */
  readonly newOnes: DocumentPlace;
  /** The places besides the database that can be read; `newOnes` is among them unless it is the database. */
  readonly others: Partial<Readonly<Record<Exclude<DocumentPlace, 'database'>, DocumentStore>>>;
  /** The installation's keys: the first seals, each opens. Without them, documents are stored as they are. */
  readonly keys?: TokenKeys | undefined;
  /** Hears of everything that a place besides the database was asked for. */
  readonly onAnswer?: OnStoreAnswer | undefined;
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
 * Returns the store at a place; one besides the database is given up when it hangs.
 * @throws {DocumentFailure} `notConfigured` if the settings don't name the place
 */
export const storeAt = (
  db: Database,
  { others, onAnswer }: DocumentPlaces,
  place: DocumentPlace,
): DocumentStore => {
  if (place === 'database') return databaseStore(db);
  const store = others[place];
  if (!store) throw new DocumentFailure('notConfigured', place);
  return limitStore(place, store, onAnswer);
};
