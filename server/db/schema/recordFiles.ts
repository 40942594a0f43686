import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './files';
import { storedDocuments } from './storedDocuments';

/** The files of plain resources; each record names its own. Their bytes are where those of `files` are. */
export const recordFiles = pgTable(
  'record_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    filename: text().notNull(),
    /** Null only while the bytes were stored by a server of the version before. */
    hash: text().references(() => storedDocuments.hash),
    content: bytea(),
    bytesId: uuid(),
    /** What opens an encrypted file: its own key, sealed with that of all such files (`document_keys`). */
    sealedKey: text(),
    /** What was found in it: active content, encryption, damage (`PdfNote`). */
    notes: text().array().notNull().default(sql`'{}'::text[]`),
    createdOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('record_files_bytes').on(table.bytesId).where(sql`bytes_id is not null`),
    index('record_files_hash').on(table.hash).where(sql`hash is not null`),
    index('record_files_unregistered').on(table.id).where(sql`hash is null`),
    index('record_files_unencrypted').on(table.id).where(sql`sealed_key is null and hash is not null`),
    check('record_files_have_bytes', sql`num_nonnulls(content, bytes_id) = 1`),
  ],
);
