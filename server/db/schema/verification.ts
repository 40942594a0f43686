import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { householdServiceNames, serviceResults } from '../../../contract/rules/verification';
import { applications } from './applications';
import { users } from './users';

const moment = () => timestamp({ withTimezone: true });

/** The last answer of each outside service about a request. Whom it is about, the request says. */
export const serviceAnswers = pgTable(
  'service_answers',
  {
    applicationId: integer()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    service: text({ enum: householdServiceNames }).notNull(),
    result: text({ enum: serviceResults }).notNull(),
    code: text(),
    /** Why, in the service's words. */
    reason: text(),
    /** When the service was asked; for an answer used again, when it was asked for the other request. */
    askedOn: moment().notNull(),
    /** How long it took, all attempts together; null for an answer that was used again. */
    milliseconds: integer(),
    /** When it began to count for this request. */
    recordedOn: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.service] })],
);

/** What is unusual about an outside service, for all servers; a service without a row is asked and answers. */
export const serviceStates = pgTable('service_states', {
  service: text({ enum: householdServiceNames }).primaryKey(),
  /** Since when it is switched off, by whom, why, and on which day it is expected back; null while it is on. */
  offSince: moment(),
  offById: integer().references(() => users.id),
  reason: text(),
  expectedOn: date({ mode: 'string' }),
  /** The first question in a row without an answer, and a recent one; null while it answers. */
  silentSince: moment(),
  silentOn: moment(),
});
