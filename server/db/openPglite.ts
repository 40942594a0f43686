import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createYield } from './createYield';
import type { Database } from './database';
import { parseBytea } from './parseBytea';

/** A database inside this process, and how to close it. */
export interface EmbeddedDatabase {
  readonly db: Database;
  readonly client: PGlite;
  close(): Promise<void>;
}

/**
 * PGlite can send bytes as they are, though its types allow only strings; as text a document took ten times as
 * long.
 */
const asBytes = (bytes: Uint8Array) => bytes as unknown as string;

/**
 * PGlite's own cache, in memory that never shrinks; the default is 128 MB. Anything beyond it stays in the operating
 * system's cache, which gives memory back when others need it.
 */
const sharedBuffers = 'shared_buffers=32MB';

/** Opens PGlite: in memory when no directory is given, and filled from the snapshot in `loadDataDir`, if any. */
export const openPglite = async (options: PGliteOptions = {}): Promise<EmbeddedDatabase> => {
  const client = await PGlite.create({
    serializers: { [types.BYTEA]: asBytes },
    parsers: { [types.BYTEA]: parseBytea },
    startParams: [...PGlite.defaultStartParams, '-c', sharedBuffers],
    ...options,
  });
  const yieldToOthers = createYield();
  const execute = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (...message) => {
    await yieldToOthers();
    return execute(...message);
  };
  return { db: drizzle(client, { casing: 'snake_case' }), client, close: () => client.close() };
};
