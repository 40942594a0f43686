import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Decisions about requests and rechecks by the day of the decision, in Lisbon: kept once the day has ended, because a decision
 * stays as it was made (server/services/overview/dailyFigures.ts).
 */
export const dailyDecisions = pgTable(
  'daily_decisions',
  {
    day: date().notNull(),
    /** Eligible or NonEligible. */
    statusId: integer().notNull(),
    /** Whether a person decided, not the answers of the outside services. */
    isByPerson: boolean().notNull(),
    /** Calendar days from submission. */
    days: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.statusId, table.isByPerson, table.days] })],
);

/** Requests by the day of submission, in Lisbon, and the district of the fiscal address; kept in the same way. */
export const dailyRequests = pgTable(
  'daily_requests',
  {
    day: date().notNull(),
    /** As the address list names it; empty where the request has none. */
    district: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.district] })],
);

/** Through which day figures are kept: one row; later days are counted when they are asked for. */
export const dailyFigures = pgTable('daily_figures', {
  id: integer().primaryKey(),
  through: date().notNull(),
});
