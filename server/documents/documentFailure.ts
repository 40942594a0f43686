import type { DocumentPlace } from '../db/schema/storedDocuments';

/** Why a document can not be had: its place does not answer, is not set, or has no bytes or other bytes for it. */
export type DocumentProblem = 'unavailable' | 'notConfigured' | 'missing' | 'otherBytes';

/** A document that can not be stored or read; never because of what a caller did. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';

  constructor(
    readonly problem: DocumentProblem,
    readonly place: DocumentPlace,
    /** The SHA-256 of the document. */
    readonly hash?: string,
    options?: ErrorOptions,
  ) {
    super(`A document in the place "${place}": ${problem}`, options);
  }
}
