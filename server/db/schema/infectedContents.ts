import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was found to have malicious software in an encrypted document, so that it is not taken again under another name. */
export const infectedContents = pgTable('infected_contents', {
  /** The SHA-256 of the document before it was encrypted. */
  digest: text().primaryKey(),
  foundOn: timestamp({ withTimezone: true }).notNull(),
});
