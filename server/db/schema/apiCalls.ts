import { bigint, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users';

const moment = () => timestamp({ withTimezone: true });

/** The calls that clients of providers made, for some days: never what they said or were answered. */
export const apiCalls = pgTable(
  'api_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    calledOn: moment().notNull(),
    clientId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    /** As the contract declares it, without ids. */
    path: text().notNull(),
    status: smallint().notNull(),
    code: text(),
    reference: text().notNull(),
    milliseconds: integer().notNull(),
  },
  (table) => [
    index('api_calls_client').on(table.clientId, table.id),
    index('api_calls_provider').on(table.providerId, table.id),
    index('api_calls_moment').on(table.calledOn),
  ],
);

/** How often the clients of each provider called, kept here so that all servers on a database count together. */
export const apiCallCounters = pgTable('api_call_counters', {
  providerId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  minuteCalls: integer().notNull(),
  minuteEndsOn: moment().notNull(),
  dayCalls: integer().notNull(),
  dayEndsOn: moment().notNull(),
});
