import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { applicationHistory } from './applicationHistory';

/**
 * The statuses that a provider sees its requests enter, for systems that follow them. The database writes a row with each
 * entry of the history, except for steps that providers do not see; whoever reads gives it its place.
 */
export const applicationChanges = pgTable(
  'application_changes',
  {
    historyId: integer()
      .primaryKey()
      .references(() => applicationHistory.id, { onDelete: 'cascade' }),
    providerId: integer().notNull(),
    changedOn: timestamp({ withTimezone: true }).notNull(),
    /** Its place among the provider's changes, from 1; null until it was read. */
    position: bigint({ mode: 'number' }),
  },
  (table) => [
    uniqueIndex('application_changes_read')
      .on(table.providerId, table.position)
      .where(sql`position is not null`),
    index('application_changes_unread')
      .on(table.providerId, table.changedOn, table.historyId)
      .where(sql`position is null`),
  ],
);
