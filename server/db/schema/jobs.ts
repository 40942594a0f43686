import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Work to do after the transaction that queued it. A finished job is deleted; a failed one stays for inspection. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Jobs of different queues do not wait for each other. */
    queue: text({ enum: ['mail', 'verification', 'bulk', 'counts', 'scan', 'renewal'] }).notNull(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Unique where set: there is only one such job. */
    key: text(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    /** The earliest moment to run it. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    /** How often it has been started since it was last postponed. */
    attempts: integer().notNull().default(0),
    /** Which worker has it, and until when others must leave it alone; by the database clock. */
    leaseToken: text(),
    leasedUntil: timestamp({ withTimezone: true }),
    /** Name or code of the last failure; never its message, which may hold personal data. */
    lastFailure: text(),
    /** When it was given up on. */
    failedOn: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('jobs_due').on(table.queue, table.runAt, table.id).where(sql`${table.failedOn} is null`),
    uniqueIndex('jobs_key_unique').on(table.key),
  ],
);
