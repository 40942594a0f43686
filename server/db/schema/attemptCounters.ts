import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts of attempts, kept here and not in memory so that all servers on a database count together. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    /** What is counted and for whom: an account or an address, kept as a hash. */
    name: text().primaryKey(),
    attempts: integer().notNull(),
    /** Further attempts are refused until then; null while they are accepted. */
    blockedUntil: timestamp({ withTimezone: true }),
    /** Refusals since the last accepted attempt, two at most: the first is audited. */
    refusals: integer().notNull().default(0),
    /** When counting starts over. */
    expiresOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_counters_expiry').on(table.expiresOn)],
);
