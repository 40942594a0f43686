import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

/** The maintenance files that were registered, one row each; the requests that came of one name it. */
export const registeredFiles = pgTable(
  'registered_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    /** Null where it was handed in before names were kept. */
    filename: text(),
    createdById: integer()
      .notNull()
      .references(() => users.id),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    /** How many lines were registered; some of their requests may be deleted by now. */
    lineCount: integer().notNull(),
    /** Whether all of its requests are there; nobody sees it before. */
    isRegistered: boolean().notNull().default(false),
  },
  (table) => [
    index('registered_files_newest').on(table.createdOn, table.id),
    index('registered_files_provider_newest').on(table.providerId, table.createdOn, table.id),
  ],
);
