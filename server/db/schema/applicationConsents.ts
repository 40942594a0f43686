import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Declaration } from '../../../contract/declarationTexts';
import { applications } from './applications';
import { users } from './users';

/** The declarations that were ticked in a request's form: what exactly they said, when, and who ticked them. */
export const applicationConsents = pgTable(
  'application_consents',
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    declaration: text().$type<Declaration>().notNull(),
    /** Which of the texts in contract/declarationTexts was shown. */
    version: integer().notNull(),
    /** SHA-256 of that text, in hex digits. */
    textDigest: text().notNull(),
    givenOn: timestamp({ withTimezone: true }).notNull(),
    givenById: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.declaration] })],
);
