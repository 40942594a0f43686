import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** The erasures that were done in this database, without anything that tells whose data they were. */
export const erasures = pgTable(
  'erasures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names it in the list that is kept apart from the database, so that it is applied once. */
    entry: text().notNull(),
    /** When that list got it; null until then. */
    listedOn: timestamp({ withTimezone: true }),
    /** A person was erased, or somebody's terms had passed. */
    cause: text({ enum: ['person', 'schedule'] }).notNull(),
    erasedOn: timestamp({ withTimezone: true }).notNull(),
    /** Who asked for it; null for a command and for the server itself. No foreign key: it outlives the account. */
    userId: integer(),
    /** Who confirmed it, where a second person was needed. */
    confirmedById: integer(),
    /** The NIF under a key that the database does not know, so that one can be found here by whoever names it. */
    person: text(),
    /** Why, as a person wrote it. */
    reason: text(),
    /** When this database applied the entry of the list, if it was erased before a backup was restored. */
    appliedOn: timestamp({ withTimezone: true }),
    /** The requests that were erased. */
    applicationIds: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** The requests of which only the student was erased. */
    studentOfIds: integer().array().notNull().default(sql`'{}'::integer[]`),
  },
  (table) => [
    uniqueIndex('erasures_entry_unique').on(table.entry),
    index('erasures_newest').on(table.erasedOn, table.id),
    index('erasures_person').on(table.person).where(sql`person is not null`),
    index('erasures_unlisted').on(table.id).where(sql`listed_on is null`),
  ],
);
