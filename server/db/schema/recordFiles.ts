import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './files';

/**
 * The files of plain resources; each record names its own. The bytes are the content, or the file_pieces it names.
 */
export const recordFiles = pgTable(
  'record_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    filename: text().notNull(),
    content: bytea(),
    bytesId: uuid(),
    /** What was found in it: active content, encryption, damage (`PdfNote`). */
    notes: text().array().notNull().default(sql`'{}'::text[]`),
    createdOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('record_files_bytes').on(table.bytesId).where(sql`bytes_id is not null`),
    check('record_files_have_bytes', sql`num_nonnulls(content, bytes_id) = 1`),
  ],
);
