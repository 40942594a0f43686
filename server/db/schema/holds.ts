import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { users } from './users';

/** What must be kept although its time has passed or its person asks for erasure: by NIF, or one request. */
export const holds = pgTable(
  'holds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The NIF of the citizen or the student; empty once that person was erased. */
    fiscalNumber: text(),
    applicationId: integer().references(() => applications.id),
    /** Why, for people to read. */
    reason: text().notNull(),
    /** The last day of it; null until somebody ends it. */
    until: date(),
    createdById: integer()
      .notNull()
      .references(() => users.id),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    endedById: integer().references(() => users.id),
    endedOn: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('holds_fiscal_number').on(table.fiscalNumber).where(sql`ended_on is null`),
    index('holds_application').on(table.applicationId).where(sql`application_id is not null`),
    check('holds_have_a_subject', sql`num_nonnulls(fiscal_number, application_id) = 1`),
  ],
);
