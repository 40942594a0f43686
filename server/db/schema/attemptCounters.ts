import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried; here and not in memory, so that all servers on a database count together. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    /** What is counted, and of whom: an account or an address, which is kept as a hash. */
    name: text().primaryKey(),
    attempts: integer().notNull(),
    /** Until when further attempts are refused; null while they are heard. */
    blockedUntil: timestamp({ withTimezone: true }),
    /** Refusals since the last attempt that was heard, two at most: the first is audited. */
    refusals: integer().notNull().default(0),
    /** When counting begins anew. */
    expiresOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_counters_expiry').on(table.expiresOn)],
);
