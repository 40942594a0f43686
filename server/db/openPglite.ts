import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createYield } from './createYield';
import type { Database } from './database';
import { parseBytea } from './parseBytea';

/** A database in this process, and how to end it. */
export interface EmbeddedDatabase {
  readonly db: Database;
  readonly client: PGlite;
  close(): Promise<void>;
}

/** PGlite sends bytes as they are, though its types know texts only: as text a document took ten times as long. */
const asBytes = (bytes: Uint8Array) => bytes as unknown as string;

/**
 * What PGlite keeps of its files in its own memory, which never shrinks: its own choice is 128 MB. What is beyond it the
 * operating system has, in memory that it takes back when others need it.
 */
const sharedBuffers = 'shared_buffers=32MB';

/** Opens PGlite: in memory when no directory is named, filled from a snapshot where `loadDataDir` gives one. */
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
