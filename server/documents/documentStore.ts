/** A place for the bytes of documents, each named by the SHA-256 of its bytes in 64 hex digits. A signal ends what is under way. */
export interface DocumentStore {
  /** Stores a document whole or not at all; one that is there already is written anew. */
  put(hash: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void>;
  /** Returns a document's bytes, which may have been spoiled meanwhile; undefined if it is not there. */
  get(hash: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removes a document; does nothing if it is not there. */
  remove(hash: string, signal?: AbortSignal): Promise<void>;
}
