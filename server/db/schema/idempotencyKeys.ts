import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What calls that named a key of their own have answered, so that their repetitions get the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of user, provider and key. */
    name: text().primaryKey(),
    /** SHA-256 of key, call and body; without the key, which nobody stores, no body can be guessed from it. */
    contentHash: text().notNull(),
    /** As it was sent, order of fields included; null only while the first call is under way. */
    answer: json().$type<unknown>(),
    expiresOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expiry').on(table.expiresOn)],
);
