import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Where the bytes of a document are: in `file_pieces`, in a folder, or in an S3-compatible service. */
export type DocumentPlace = 'database' | 'folder' | 's3';

/**
 * The register of the documents that are stored, each once, named by the SHA-256 of its bytes. An encrypted one is named
 * by what it is in the store, so that its name tells nothing of its content.
 */
export const storedDocuments = pgTable(
  'stored_documents',
  {
    /** 64 hex digits. */
    hash: text().primaryKey(),
    place: text().$type<DocumentPlace>().notNull(),
    /** Where a copy may be left, until the move from there is done. */
    formerPlace: text().$type<DocumentPlace>(),
    /** In bytes. */
    size: integer().notNull(),
    /** Whether only a key of one of its files opens it; false for what a server of the version before stored. */
    isEncrypted: boolean().notNull().default(false),
    /** What a scan said of it; null while it was never to be scanned. */
    scan: text().$type<'pending' | 'clean' | 'infected' | 'unscannable'>(),
    /** When its bytes were last handed in; what nothing names goes a day later. */
    storedOn: timestamp({ withTimezone: true }).notNull(),
    /** What names its bytes in `file_pieces`, also for a server of the version before. */
    bytesId: uuid().notNull().generatedAlwaysAs(sql`left(hash, 32)::uuid`),
  },
  (table) => [
    index('stored_documents_bytes').on(table.bytesId),
    index('stored_documents_unscanned').on(table.storedOn).where(sql`scan is null or scan = 'pending'`),
    check('stored_documents_hash', sql`hash ~ '^[0-9a-f]{64}$'`),
  ],
);
