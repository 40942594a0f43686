import { applyMigrations } from './applyMigrations';
import type { Database } from './database';
import { underSchemaLock } from './underSchemaLock';

/** Brings a database to the current schema: all of it or nothing, and once, however many servers start at a time. */
export const migrate = (db: Database): Promise<void> => underSchemaLock(db, applyMigrations);
