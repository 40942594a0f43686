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

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** The documents of an application. A document's bytes are in its content, or in the pieces it names. */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    resourceFileTypeId: integer().notNull(),
    filename: text().notNull(),
    content: bytea(),
    /** Names pieces that two documents may share. */
    bytesId: uuid(),
    /** Equal for equal bytes; null for documents stored before digests were introduced. */
    digest: text(),
    /** What was found in it: active content, encryption, damage (`PdfNote`). */
    notes: text().array().notNull().default(sql`'{}'::text[]`),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('files_application').on(table.applicationId),
    index('files_bytes').on(table.bytesId).where(sql`bytes_id is not null`),
    check('files_have_bytes', sql`num_nonnulls(content, bytes_id) = 1`),
  ],
);

/** The bytes of large documents, in pieces that the files of several applications may name. */
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
