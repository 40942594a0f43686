import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { users } from './users';

/** Notes about an application that only the regulator reads. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    authorId: integer()
      .notNull()
      .references(() => users.id),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    text: text().notNull(),
  },
  (table) => [index('application_notes_application').on(table.applicationId, table.id)],
);
