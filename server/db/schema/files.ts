import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { storedDocuments } from './storedDocuments';

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/**
 * The documents of an application. Their bytes are where `stored_documents` says. In the database they are pieces, or
 * the content of a document that a server of the version before stored.
 */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    resourceFileTypeId: integer().notNull(),
    filename: text().notNull(),
    /** Null only while the bytes were stored by a server of the version before. */
    hash: text().references(() => storedDocuments.hash),
    content: bytea(),
    /**
     * Names pieces; made of the hash, unless a server of the version before stored them. Of an encrypted document it
     * names none, so that such a server finds nothing to show.
     */
    bytesId: uuid(),
    /** Equal for equal bytes; null for encrypted ones, whose sealed key has it, and for those of before digests. */
    digest: text(),
    /** What opens an encrypted document: its own key, sealed with that of its application (`document_keys`). */
    sealedKey: text(),
    /** What was found in it: active content, encryption, damage (`PdfNote`). */
    notes: text().array().notNull().default(sql`'{}'::text[]`),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('files_application').on(table.applicationId),
    index('files_bytes').on(table.bytesId).where(sql`bytes_id is not null`),
    index('files_hash').on(table.hash).where(sql`hash is not null`),
    index('files_unregistered').on(table.id).where(sql`hash is null`),
    index('files_unencrypted').on(table.id).where(sql`sealed_key is null and hash is not null`),
    check('files_have_bytes', sql`num_nonnulls(content, bytes_id) = 1`),
  ],
);

/** The bytes of documents that are in the database, in pieces that several files may name. */
export const filePieces = pgTable(
  'file_pieces',
  {
    bytesId: uuid().notNull(),
    position: integer().notNull(),
    bytes: bytea().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bytesId, table.position] })],
);
