import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The addresses that postal codes look up: one row per street (or part of one) that a code covers. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey(),
    cp4: text().notNull(),
    cp3: text().notNull(),
    postalDesignation: text().notNull(),
    arteryDesignation: text().notNull(),
    arteryLocalInfo: text(),
    localityId: integer().notNull(),
    locality: text().notNull(),
    parishId: integer().notNull(),
    parish: text().notNull(),
    countyId: integer().notNull(),
    county: text().notNull(),
    districtId: integer().notNull(),
    district: text().notNull(),
  },
  (table) => [index('addresses_postal_code').on(table.cp4, table.cp3)],
);
