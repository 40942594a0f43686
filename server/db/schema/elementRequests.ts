import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { users } from './users';

/** What the regulator asked the provider of an application for, and how it ended: with an answer or without one. */
export const elementRequests = pgTable(
  'element_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    askedById: integer()
      .notNull()
      .references(() => users.id),
    askedOn: timestamp({ withTimezone: true }).notNull(),
    text: text().notNull(),
    /** The last day for an answer. */
    dueDate: date().notNull(),
    answeredById: integer().references(() => users.id),
    answeredOn: timestamp({ withTimezone: true }),
    answer: text(),
    /** The files that came with the answer. No foreign key: a request that is edited may drop them. */
    fileIds: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** Who ended it without an answer, and when; nobody where the server itself did. */
    endedById: integer().references(() => users.id),
    endedOn: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('element_requests_application').on(table.applicationId, table.id),
    // At most one is open for an application; the index also finds all that are.
    uniqueIndex('element_requests_open')
      .on(table.applicationId)
      .where(sql`answered_on is null and ended_on is null`),
  ],
);
