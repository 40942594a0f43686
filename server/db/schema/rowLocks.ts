import { pgTable, text } from 'drizzle-orm/pg-core';

/** Rows that stand for what transactions must do one after the other; `lockRow` adds and locks them. */
export const rowLocks = pgTable('row_locks', { name: text().primaryKey() });
