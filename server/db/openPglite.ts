import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';

/** A database inside this process, and how to close it. */
export interface EmbeddedDatabase {
  readonly db: Database;
  readonly client: PGlite;
  close(): Promise<void>;
}

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

/**
 * PGlite can send bytes as they are, though its types allow only strings; as text a document took ten times as
 * long.
 */
const asBytes = (bytes: Uint8Array) => bytes as unknown as string;

/**
 * Parses PostgreSQL's hexadecimal text, which is how PGlite receives bytea. Its own parser makes an array with a
 * string for each byte: a document of 5 MB blocks the server for a second and takes hundreds of megabytes.
 */
const parseBytea = (text: string): Uint8Array => {
  const bytes = new Uint8Array((text.length - prefix.length) / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    const at = prefix.length + 2 * index;
    bytes[index] = digitOf(text.charCodeAt(at)) * base + digitOf(text.charCodeAt(at + 1));
  }
  return bytes;
};

const prefix = '\\x';
const base = 16;
const zero = 0x30;
const nine = 0x39;
const lowerA = 0x61;

const digitOf = (code: number) => (code <= nine ? code - zero : code - lowerA + 10);

/**
 * PGlite's own cache, in memory that never shrinks; the default is 128 MB. Anything beyond it stays in the operating
 * system's cache, which gives memory back when others need it.
 */
const sharedBuffers = 'shared_buffers=32MB';

/**
 * Makes a function that yields to the event loop when that has not happened for a while. PGlite answers without any
 * I/O, so a loop of statements would block everything else until it ended.
 */
const createYield = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestRun) return;
    await new Promise<void>((resolve) => later(resolve));
    since = performance.now();
  };
};

/** Milliseconds that statements may run back to back before other work gets a turn. */
const longestRun = 15;

/** setImmediate where the runtime has it: it lets pending work run with the least delay. */
const later: (done: () => void) => void = globalThis.setImmediate ?? setTimeout;
