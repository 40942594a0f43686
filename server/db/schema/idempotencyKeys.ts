import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The answers to calls that sent an idempotency key, so that repeated calls get the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of user, provider and key. */
    name: text().primaryKey(),
    /** A SHA-256 of key, call and what was read of it; without the key, which is not stored, no body can be guessed from it. */
    contentHash: text().notNull(),
    /** The answer as it was sent, including the order of fields; null only while the first call is under way. */
    answer: json().$type<unknown>(),
    expiresOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expiry').on(table.expiresOn)],
);
