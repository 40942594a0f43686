import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Seals of the audit trail, in order: each covers the events since the previous seal, and the previous seal itself.
 */
export const auditSeals = pgTable('audit_seals', {
  id: integer().primaryKey(),
  /** The last event that it covers. */
  throughId: bigint({ mode: 'number' }).notNull(),
  /** The number of events since those of the previous seal. */
  events: integer().notNull(),
  /** SHA-256 of those events. */
  contentHash: text().notNull(),
  /** HMAC of `throughId`, `events`, `contentHash` and the previous seal, by a key that the database doesn't know. */
  seal: text().notNull(),
  sealedOn: timestamp({ withTimezone: true }).notNull(),
});
