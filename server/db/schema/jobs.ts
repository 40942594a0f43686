import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Work to be done after the transaction that wrote it; a finished job is deleted, a failed one stays to be looked at. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Jobs of different queues do not wait for each other. */
    queue: text({ enum: ['mail', 'verification', 'bulk', 'counts'] }).notNull(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Where set, there is only one such job. */
    key: text(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    /** Not before this moment. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    /** How often it was begun since it was last put off. */
    attempts: integer().notNull().default(0),
    /** Who works on it, and until when that keeps others from it; by the clock of the database. */
    leaseToken: text(),
    leasedUntil: timestamp({ withTimezone: true }),
    /** Name or code of the last failure; never its message, which may hold personal data. */
    lastFailure: text(),
    /** When it was given up. */
    failedOn: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('jobs_due').on(table.queue, table.runAt, table.id).where(sql`${table.failedOn} is null`),
    uniqueIndex('jobs_key_unique').on(table.key),
  ],
);
