import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the audit held, in order: each seal covers the events after those of the last one, and the last one itself. */
export const auditSeals = pgTable('audit_seals', {
  id: integer().primaryKey(),
  /** The last event that it covers. */
  throughId: integer().notNull(),
  /** How many there are after those of the seal before. */
  events: integer().notNull(),
  /** SHA-256 of them. */
  contentHash: text().notNull(),
  /** HMAC of all this and of the seal before, by a key that the database doesn't know. */
  seal: text().notNull(),
  sealedOn: timestamp({ withTimezone: true }).notNull(),
});
