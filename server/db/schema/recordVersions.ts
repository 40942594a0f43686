import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The versions of records whose resource keeps a history, and of users; rows are only ever inserted, and removed once
 * they are as old as their resource says.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resource: text().notNull(),
    /** No foreign key: the version that tells of a deletion outlives its record. */
    recordId: bigint({ mode: 'number' }).notNull(),
    changedOn: timestamp({ withTimezone: true }).notNull(),
    /** Who changed it; null for what was found before the first change that was kept. */
    userId: integer(),
    action: text().$type<'found' | 'create' | 'update' | 'delete'>().notNull(),
    /** The record after the change, before it if it was deleted; files by their names. */
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** What an update replaced: the former values of the fields that it changed. */
    former: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index('record_versions_record').on(table.resource, table.recordId, table.id),
    index('record_versions_oldest').on(table.changedOn),
  ],
);
