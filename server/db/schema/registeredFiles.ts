import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

/** The maintenance files that were registered, one row each; the requests from a file refer to its row. */
export const registeredFiles = pgTable(
  'registered_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    /** Null for files handed in before names were stored. */
    filename: text(),
    createdById: integer()
      .notNull()
      .references(() => users.id),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    /** The number of lines registered; some of their requests may have been deleted since. */
    lineCount: integer().notNull(),
    /** Whether all of its requests are stored; false only while a server of the version before stores them. */
    isRegistered: boolean().notNull().default(false),
  },
  (table) => [
    index('registered_files_newest').on(table.createdOn, table.id),
    index('registered_files_provider_newest').on(table.providerId, table.createdOn, table.id),
  ],
);
