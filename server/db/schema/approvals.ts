import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { actsOfTwo, heldActs } from '../../../contract/rules/approvals';
import { applications } from './applications';
import { users } from './users';

/** The acts that need a second person; an act without a row does not. */
export const neededApprovals = pgTable('needed_approvals', {
  act: text({ enum: actsOfTwo }).primaryKey(),
});

/** What somebody asked for that a second person must confirm, and how it ended. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    act: text({ enum: heldActs }).notNull(),
    /** The checked input of the call that was made. */
    payload: jsonb().notNull(),
    /** The request that a decision is about. */
    applicationId: integer().references(() => applications.id),
    askedById: integer()
      .notNull()
      .references(() => users.id),
    askedOn: timestamp({ withTimezone: true }).notNull(),
    /** Until when it can be confirmed. */
    expiresOn: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: ['pending', 'confirmed', 'refused', 'withdrawn', 'expired'] })
      .notNull()
      .default('pending'),
    /** Who ended it, and when; nobody where it expired. */
    endedById: integer().references(() => users.id),
    endedOn: timestamp({ withTimezone: true }),
    /** Why it was refused. */
    reason: text(),
  },
  (table) => [
    index('approvals_pending').on(table.id).where(sql`state = 'pending'`),
    // One decision at most waits for a request.
    uniqueIndex('approvals_decision').on(table.applicationId).where(sql`state = 'pending'`),
  ],
);
