import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** The documents of an application, content included. */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    resourceFileTypeId: integer().notNull(),
    filename: text().notNull(),
    content: bytea().notNull(),
    /** What was found in it: active content, encryption, damage (pdfNote). */
    notes: text().array().notNull().default(sql`'{}'::text[]`),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('files_application').on(table.applicationId)],
);
