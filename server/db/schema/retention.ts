import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { RetentionKind } from '../../../contract/rules/retention';

/** What the retention schedule did: rehearsals, which only count, and removals. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    what: text({ enum: ['rehearsal', 'removal'] }).notNull(),
    /** The periods of the settings by which it went, as text: equal for equal periods. */
    periods: text().notNull(),
    /** Of each kind, the moment before which what ended is due. */
    dueBefore: jsonb().$type<Readonly<Partial<Record<RetentionKind, string>>>>().notNull(),
    startedOn: timestamp({ withTimezone: true }).notNull(),
    endedOn: timestamp({ withTimezone: true }),
    /** Of a rehearsal: when, and by whom, it was released, so that removals may go by its periods. */
    releasedOn: timestamp({ withTimezone: true }),
    /** No foreign key: it outlives the account. */
    releasedById: integer(),
    /** Of a removal: the rehearsal that was released. */
    rehearsalId: integer(),
    /** Of a removal: the last seal of the audit whose events have no addresses left. */
    sealId: integer(),
  },
  (table) => [index('retention_runs_newest').on(table.what, table.id)],
);

/** What a run counted, of each kind and month. */
export const retentionCounts = pgTable(
  'retention_counts',
  {
    runId: integer()
      .notNull()
      .references(() => retentionRuns.id, { onDelete: 'cascade' }),
    kind: text().$type<RetentionKind>().notNull(),
    /** The month, in Lisbon, from which the period runs: AAAA-MM. */
    month: text().notNull(),
    /** How many are due, or were removed. */
    due: integer().notNull(),
    /** How many would be due, but are held. */
    held: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.month] })],
);
