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

/** The columns that counts distinguish applications by. */
const counted = () => ({
  kind: text(kinds).notNull(),
  statusId: integer().notNull(),
  isStudent: boolean().notNull(),
  /**
   * The day, in Lisbon, of the notification that started the activation deadline: `infinity` where no deadline runs,
   * 1970-01-01 where it was exceeded for good. A day more than ten days back means delayed.
   */
  delayDay: date().notNull(),
});

/**
 * Changes to the counts that are not folded into `application_counts` yet. Triggers on applications write them in the
 * transaction of each change. Rows are only ever inserted, so that no writer waits for another.
 */
export const applicationCountChanges = pgTable('application_count_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  providerId: integer().notNull(),
  providerEmail: text().notNull(),
  createdById: integer().notNull(),
  /** The day of creation, in Lisbon. */
  day: date().notNull(),
  ...counted(),
  /** Where the fiscal address is; null in changes from before places were counted. */
  district: text(),
  postCodeArea: text(),
  /** The decision, in the form of `applications.decision`; null if there was none. */
  decision: text(),
  /** The number added to the count, negative where there are fewer. */
  change: integer().notNull(),
});

/**
 * Sets of applications that are counted together: those of one provider, e-mail and author; those of one provider,
 * where e-mail and author are empty and 0; all, where the provider is 0 too. A group has those of one place, or
 * decided alike on one day, across providers; its author is -1, so that a server without groups does not take it
 * for all applications. No foreign keys: the counts follow the applications.
 */
export const applicationOrigins = pgTable(
  'application_origins',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    providerId: integer().notNull(),
    providerEmail: text().notNull(),
    createdById: integer().notNull(),
    /** The group: a district, the area of a postal code or a decision; empty for counts that are not of a group. */
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
 * Counts of applications by day of creation and by every search filter with few values. Each application is counted
 * in every span (`server/services/applications/counts/spans.ts`) and in up to six origins, so that a sum over years
 * has few terms. Read it together with `application_count_changes`, in one statement.
 */
export const applicationCounts = pgTable(
  'application_counts',
  {
    originId: integer().notNull(),
    /** The number of days counted together. */
    span: integer().notNull(),
    /** The first of those days; its distance in days from 1970-01-01 is a multiple of the span. */
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

/** The last time the counts were compared with the applications, and the result: one row. */
export const applicationCountChecks = pgTable('application_count_checks', {
  id: integer().primaryKey(),
  checkedOn: timestamp({ withTimezone: true }).notNull(),
  /** The number of counts that were wrong and have been corrected. */
  wrong: integer().notNull(),
});
