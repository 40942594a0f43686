import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' });

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

/**
 * Yearly lists that are being registered, one of each provider at a time. Their requests are stored step by step, but
 * nobody sees any of them (`isRegistered`), and none is counted, before the row here is gone.
 */
export const openRegistrations = pgTable(
  'open_registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    /** The ids of the requests that are stored so far. */
    requestIds: int4multirange().notNull().default(sql`'{}'::int4multirange`),
    /** Until when only its maker may go on with it, by the clock of the database; each step moves it. */
    leasedUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('open_registrations_provider_unique').on(table.providerId)],
);
