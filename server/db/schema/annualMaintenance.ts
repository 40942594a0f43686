import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

/** When providers may hand in their yearly lists. */
export const maintenancePeriods = pgTable('maintenance_periods', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  beginDate: timestamp({ withTimezone: true }).notNull(),
  endDate: timestamp({ withTimezone: true }).notNull(),
});

/** Where a provider is told of its maintenance requests: one e-mail each. */
export const notificationEmails = pgTable(
  'notification_emails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    email: text().notNull(),
  },
  (table) => [uniqueIndex('notification_emails_provider_unique').on(table.providerId)],
);
