import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** Periods in which providers may hand in their yearly lists. */
export const maintenancePeriods = pgTable(
  'maintenance_periods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The only provider that it holds for, in a sandbox; null means all, as everywhere else. */
    providerId: integer().references(() => users.id),
    beginDate: timestamp({ withTimezone: true }).notNull(),
    endDate: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('maintenance_periods_provider_unique').on(table.providerId)],
);

/** The e-mail address that a provider is notified at about its maintenance requests: one per provider. */
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
 * Yearly lists that a server of the version before is registering, at most one per provider at a time, whose requests it
 * stores step by step. Lets servers of both versions take turns (`registerRequests`); goes in the next version, with
 * `registered_files.is_registered` and the setting `tsi.registers` of the counts.
 */
export const openRegistrations = pgTable(
  'open_registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    /** The ids of the requests stored so far. */
    requestIds: int4multirange().notNull().default(sql`'{}'::int4multirange`),
    /**
     * Until then only the process that began it may continue it; by the database clock, and extended by each step.
     */
    leasedUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('open_registrations_provider_unique').on(table.providerId)],
);
