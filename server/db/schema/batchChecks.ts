import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BatchCheckCode } from '../../../contract/rules/batchCheckCodes';
import { users } from './users';

/** Lists of people that a provider has checked before it submits requests for them; kept for a day. */
export const batchChecks = pgTable(
  'batch_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer().notNull(),
    askedById: integer()
      .notNull()
      .references(() => users.id),
    askedOn: timestamp({ withTimezone: true }).notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    endedOn: timestamp({ withTimezone: true }),
  },
  (table) => [index('batch_checks_asked_by').on(table.askedById, table.id)],
);

/** The people of a check, in the order sent; the NIFs only until each is checked. */
export const batchCheckItems = pgTable(
  'batch_check_items',
  {
    checkId: integer()
      .notNull()
      .references(() => batchChecks.id, { onDelete: 'cascade' }),
    /** From 0. */
    index: integer().notNull(),
    fiscalNumber: text(),
    /** Of a student who lives elsewhere; the check is then about the student. */
    studentFiscalNumber: text(),
    /** What was found; null until it is checked. */
    code: text().$type<BatchCheckCode>(),
    /** The provider's own live request. No foreign key: it would lock requests. */
    applicationId: integer(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.index] })],
);
