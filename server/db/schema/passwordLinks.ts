import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

/** The one link with which a user may choose a password; a newer link replaces it, and using it removes it. */
export const passwordLinks = pgTable(
  'password_links',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code in the link; the code itself is never stored. */
    codeHash: text().notNull(),
    isNewAccount: boolean().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    expiresOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('password_links_code_unique').on(table.codeHash)],
);
