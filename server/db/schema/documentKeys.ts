import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';

/**
 * The keys that open the keys of documents: one for each application with encrypted documents, and one for all files of
 * plain resources. Each is sealed with the installation's key. Without its row, no document of an application opens.
 */
export const documentKeys = pgTable(
  'document_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the key of the files of plain resources. */
    applicationId: integer()
      .references(() => applications.id, { onDelete: 'cascade' })
      .unique('document_keys_application', { nulls: 'not distinct' }),
    /** Begins with the name of the installation's key that sealed it. */
    sealed: text().notNull(),
    /** That name. */
    sealedBy: text().notNull().generatedAlwaysAs(sql`split_part(sealed, '.', 1)`),
    createdOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('document_keys_sealed_by').on(table.sealedBy, table.id),
    check('document_keys_sealed', sql`sealed ~ '^[^.]+[.][^.]+[.][^.]+$'`),
  ],
);
