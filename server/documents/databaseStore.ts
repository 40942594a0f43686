import { and, eq, gte, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { filePieces, files } from '../db/schema/files';
import { recordFiles } from '../db/schema/recordFiles';
import { storedDocuments } from '../db/schema/storedDocuments';
import type { DocumentStore } from './documentStore';
import { isEncrypted } from './encryptedBytes';

/** The size of a piece; larger rows would be slow to read and write. */
export const pieceBytes = 65_536;

/** The tables whose rows name documents. */
export const tablesOfFiles = [files, recordFiles] as const;
export type TableOfFiles = (typeof tablesOfFiles)[number];

/** Returns what names the pieces of a document: the first half of its hash. */
export const bytesIdOf = (hash: string): string =>
  hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * Keeps documents in the database, in pieces. What servers of the version before stored is read where it is: in the row
 * of a file, or in pieces of another name.
 */
export const databaseStore = (db: Database): DocumentStore => ({
  put: async (hash, bytes) => {
    const bytesId = bytesIdOf(hash);
    // A server of the version before removes old pieces that no file names, as none does those of encrypted documents.
    const createdOn = isEncrypted(bytes) ? sql`'infinity'::timestamptz` : sql`now()`;
    const count = Math.ceil(bytes.length / pieceBytes);
    await db.transaction(async (tx) => {
      // The database cuts the pieces: as values of their own, the driver would copy the document several times.
      // Pieces that are there already become new ones: a server of the version before, about to remove them because they
      // are old and nothing names them, then finds that they are not.
      await tx.execute(sql`
        insert into ${filePieces} (bytes_id, position, bytes, created_on)
        select ${bytesId}::uuid, position, substring(whole.bytes from position * ${pieceBytes}::int + 1 for ${pieceBytes}::int), ${createdOn}
        from (select ${sql.param(bytes, filePieces.bytes)}::bytea as bytes) whole, generate_series(0, ${count - 1}::int) position
        on conflict (bytes_id, position) do update set bytes = excluded.bytes, created_on = excluded.created_on`);
      await tx
        .delete(filePieces)
        .where(and(eq(filePieces.bytesId, bytesId), gte(filePieces.position, count)));
    });
  },
  get: async (hash) =>
    (await joinedPieces(db, bytesIdOf(hash))) ??
    (await bytesOfBefore(db, files, hash)) ??
    (await bytesOfBefore(db, recordFiles, hash)),
  remove: (hash) => db.transaction((tx) => removeBytes(tx, hash)),
});

const joinedPieces = async (db: Database, bytesId: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const pieces = await db
    .select({ bytes: filePieces.bytes })
    .from(filePieces)
    .where(eq(filePieces.bytesId, bytesId))
    .orderBy(filePieces.position);
  if (pieces.length === 0) return undefined;
  return new Uint8Array(await new Blob(pieces.map(({ bytes }) => new Uint8Array(bytes))).arrayBuffer());
};

const bytesOfBefore = async (db: Database, table: TableOfFiles, hash: string) => {
  const [found] = await db
    .select({ content: table.content, bytesId: table.bytesId })
    .from(table)
    .where(and(eq(table.hash, hash), isOfBefore(table, hash)))
    .limit(1);
  if (found?.content) return new Uint8Array(found.content);
  return found?.bytesId ? joinedPieces(db, found.bytesId) : undefined;
};

const removeBytes = async (tx: Database, hash: string): Promise<void> => {
  const bytesId = bytesIdOf(hash);
  await tx
    .delete(filePieces)
    .where(and(eq(filePieces.bytesId, bytesId), ...namedByNoFile(tx, sql`hash is null`)));
  // Pieces of another name are then named by nothing.
  for (const table of tablesOfFiles)
    await tx
      .update(table)
      .set({ content: null, bytesId })
      .where(and(eq(table.hash, hash), isOfBefore(table, hash)));
};

/** Whether a row's bytes are where a server of the version before stored them. */
const isOfBefore = (table: TableOfFiles, hash: string) =>
  sql`${table.sealedKey} is null and ${table.bytesId} is distinct from ${bytesIdOf(hash)}::uuid`;

/** Pieces that no row of this kind names. */
const namedByNoFile = (db: Database, kind: SQL) =>
  tablesOfFiles.map((table) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.bytesId, filePieces.bytesId), kind)),
    ),
  );

/** Longer ago than any request takes that stores a document first and what refers to it then. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - 24 * 3_600_000);

/**
 * Removes pieces that nothing names any more: neither the register, for a document that is in the database, nor a file
 * that a server of the version before stored.
 */
export const removeOldPieces = async (db: Database, now: Date): Promise<void> => {
  const inRegister = and(
    eq(storedDocuments.bytesId, filePieces.bytesId),
    or(eq(storedDocuments.place, 'database'), eq(storedDocuments.formerPlace, 'database')),
  );
  await db
    .delete(filePieces)
    .where(
      and(
        lte(filePieces.createdOn, dayBefore(now)),
        notExists(db.select({ one: sql`1` }).from(storedDocuments).where(inRegister)),
        ...namedByNoFile(db, sql`(hash is null or left(hash, 32)::uuid <> bytes_id)`),
      ),
    );
};
