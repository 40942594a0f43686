import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { users } from './users';

/** Reasons for an activation, its end or a cancellation: the texts that people choose from. */
export const reasons = pgTable(
  'reasons',
  {
    kind: text({ enum: ['activation', 'inactivation', 'cancellation'] }).notNull(),
    id: integer().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** One row per status that an application entered, with the data that came with it. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => applications.id),
    statusId: integer().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedOn: timestamp({ withTimezone: true }),
    /** Who caused it; null for the system itself. */
    authorId: integer().references(() => users.id),
    /** The second person who confirmed it, where one was needed. No foreign key: checking it would hold up a large table. */
    confirmedById: integer(),
    activationCreatedOn: timestamp({ withTimezone: true }),
    activationStartDate: timestamp({ withTimezone: true }),
    activationStartReasonId: integer(),
    activationStartOtherReason: text(),
    activationEndDate: timestamp({ withTimezone: true }),
    activationEndReasonId: integer(),
    activationEndOtherReason: text(),
    cancellationDate: timestamp({ withTimezone: true }),
    cancellationReasonId: integer(),
    nonEligibleReason: text(),
    /** Why it was found eligible, if a person gave a reason. */
    eligibleReason: text(),
    /** Social Security's answer at that time; null if it had not answered yet or was not asked. */
    socialSecurityAnswer: boolean(),
    /** The Tax Authority's answer at that time; null if it had not answered yet or was not asked. */
    taxAuthorityAnswer: boolean(),
    blockingApplicationId: integer().references(() => applications.id),
  },
  (table) => [
    index('application_history_application').on(
      table.applicationId,
      table.createdOn,
      table.id,
      table.statusId,
    ),
    index('application_history_blocking')
      .on(table.blockingApplicationId)
      .where(sql`blocking_application_id is not null`),
  ],
);
