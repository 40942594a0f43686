import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';

/** Messages about an application, sent or to be sent. */
export const mailNotifications = pgTable(
  'mail_notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    to: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actualShippingDate: timestamp({ withTimezone: true }),
  },
  (table) => [index('mail_notifications_application').on(table.applicationId)],
);
