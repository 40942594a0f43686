import { integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

/**
 * How much of requests each account was shown, kept here so that all servers on a database count together. The table is
 * unlogged, so that an answer waits for the disk once, for its audit event; after a crash of the database counting starts anew.
 */
export const readingCounters = pgTable('reading_counters', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hourUnits: integer().notNull(),
  hourEndsOn: timestamp({ withTimezone: true }).notNull(),
  dayUnits: integer().notNull(),
  dayEndsOn: timestamp({ withTimezone: true }).notNull(),
  /** Refusals since something was last shown, two at most: the first is audited. */
  refusals: smallint().notNull().default(0),
});
