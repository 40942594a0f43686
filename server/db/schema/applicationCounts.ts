import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const kinds = { enum: ['request', 'recheck', 'maintenance'] } as const;

/** What applications are told apart by where they are counted. */
const counted = () => ({
  kind: text(kinds).notNull(),
  statusId: integer().notNull(),
  isStudent: boolean().notNull(),
  /**
   * The day, in Lisbon, from whose notification the deadline of activation runs: `infinity` where none runs, 1970-01-01
   * where it was exceeded for good. Whatever lies more than ten days back is delayed.
   */
  delayDay: date().notNull(),
});

/**
 * Changes of the counts that are not folded into `application_counts` yet: written by triggers on applications, in the
 * transaction of each change, and only ever added, so that no writer waits for another.
 */
export const applicationCountChanges = pgTable('application_count_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  providerId: integer().notNull(),
  providerEmail: text().notNull(),
  createdById: integer().notNull(),
  /** The day of creation, in Lisbon. */
  day: date().notNull(),
  ...counted(),
  /** Where the fiscal address is: null in a change that came before places were counted. */
  district: text(),
  postCodeArea: text(),
  /** How it was decided, as the application has it; null where it was not. */
  decision: text(),
  /** How many more there are, or fewer. */
  change: integer().notNull(),
});

/**
 * Whose applications are counted together: those of one provider, e-mail and author; with neither e-mail nor author (empty and 0)
 * those of one provider; with no provider either (0), all. A group has those whose fiscal address is in one place, or that were
 * decided alike on one day, whoever's they are: its author is -1, so that a server that knows no groups does not take them for all.
 * No foreign keys: the counts follow the applications.
 */
export const applicationOrigins = pgTable(
  'application_origins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer().notNull(),
    providerEmail: text().notNull(),
    createdById: integer().notNull(),
    /** The group: a district, the area of a postal code or a decision; empty where applications of any are counted together. */
    place: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('application_origins_unique').on(
      table.providerId,
      table.providerEmail,
      table.createdById,
      table.place,
    ),
  ],
);

/**
 * How many applications there are, by day of creation and by everything that searches narrow by and that few values
 * have. Each is counted at every length of time (`server/services/applications/counts/spans.ts`) and in up to six
 * origins, so that a sum over years has few addends. To be read together with `application_count_changes`, in one statement.
 */
export const applicationCounts = pgTable(
  'application_counts',
  {
    originId: integer().notNull(),
    /** How many days are counted together. */
    span: integer().notNull(),
    /** The first of them: the days since 1970-01-01 are a multiple of the span. */
    firstDay: date().notNull(),
    ...counted(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'application_counts_key',
      columns: [
        table.originId,
        table.span,
        table.firstDay,
        table.kind,
        table.statusId,
        table.isStudent,
        table.delayDay,
      ],
    }),
  ],
);

/** When the counts were last compared with the applications, and what that found: one row. */
export const applicationCountChecks = pgTable('application_count_checks', {
  id: integer().primaryKey(),
  checkedOn: timestamp({ withTimezone: true }).notNull(),
  /** How many counts were wrong, and were put right. */
  wrong: integer().notNull(),
});
