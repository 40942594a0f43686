import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { byteaText } from './byteaText';
import type { Database } from './database';

/** A database in this process, and how to end it. */
export interface EmbeddedDatabase {
  readonly db: Database;
  readonly client: PGlite;
  close(): Promise<void>;
}

/** Opens PGlite: in memory when no directory is named, filled from a snapshot where `loadDataDir` gives one. */
export const openPglite = async (options: PGliteOptions = {}): Promise<EmbeddedDatabase> => {
  const client = await PGlite.create({
    serializers: { [types.BYTEA]: byteaText.serialize },
    parsers: { [types.BYTEA]: byteaText.parse },
    ...options,
  });
  return { db: drizzle(client, { casing: 'snake_case' }), client, close: () => client.close() };
};
