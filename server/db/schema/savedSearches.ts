import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

type Plain = string | number | boolean | null;

/** What a list shows: filters by name, the order and, where some are hidden, the columns that are shown. */
interface StoredSearch {
  filter: Record<string, Plain | Plain[]>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  columns: string[] | null;
}

/** Searches of lists that people saved under a name; they go with their owner. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The provider that the owner belonged to when saving it, whose users see it if shared; null is the regulator. */
    providerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** react-admin's name of the resource whose lists it is for. */
    resource: text().notNull(),
    name: text().notNull(),
    value: jsonb().$type<StoredSearch>().notNull(),
    shared: boolean().notNull(),
    createdOn: timestamp({ withTimezone: true }).notNull(),
    updatedOn: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('saved_searches_name_unique').on(table.ownerId, table.resource, table.name),
    index('saved_searches_provider').on(table.providerId, table.resource),
  ],
);
