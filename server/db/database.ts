import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database, or a transaction on one: PostgreSQL and PGlite alike. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
