import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { filePieces, files } from '../../../db/schema/files';
import { recordFiles } from '../../../db/schema/recordFiles';

/** A stored file: its bytes, or the name of its pieces. */
interface StoredBytes {
  readonly content: Uint8Array | null;
  readonly bytesId: string | null;
}

/** Up to this many bytes are stored in the row of their file. */
export const smallFileBytes = 768_000;

/** The size of a piece of a larger file. */
export const pieceBytes = 65_536;

/**
 * Stores the bytes of a file in the transaction that stores the file, and returns what its row holds: the bytes, or the
 * name of their pieces, which another document may share.
 */
export const storeBytes = async (
  db: Database,
  content: Uint8Array,
  createdOn: Date,
): Promise<StoredBytes> => {
  if (content.length <= smallFileBytes) return { content, bytesId: null };
  const bytesId = crypto.randomUUID();
  const count = Math.ceil(content.length / pieceBytes);
  await db.insert(filePieces).values(
    Array.from({ length: count }, (_, position) => ({
      bytesId,
      position,
      bytes: content.subarray(position * pieceBytes, (position + 1) * pieceBytes),
      createdOn,
    })),
  );
  return { content: null, bytesId };
};

/** Returns the bytes of a stored file. */
export const storedBytes = async (
  db: Database,
  { content, bytesId }: StoredBytes,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (!bytesId) return new Uint8Array(content ?? []);
  const pieces = await db
    .select({ bytes: filePieces.bytes })
    .from(filePieces)
    .where(eq(filePieces.bytesId, bytesId))
    .orderBy(filePieces.position);
  if (pieces.length === 0) throw new Error(`The database has no bytes ${bytesId}.`);
  return new Uint8Array(await new Blob(pieces.map(({ bytes }) => new Uint8Array(bytes))).arrayBuffer());
};

/** A server of the version before stores pieces before the file that names them: longer ago than any request takes. */
const waitMilliseconds = 24 * 3_600_000;

/** Removes pieces that no file names any more. */
export const removeOldPieces = async (db: Database, now: Date): Promise<void> => {
  const isNamedBy = (named: typeof files | typeof recordFiles) =>
    db.select({ one: sql`1` }).from(named).where(eq(named.bytesId, filePieces.bytesId));
  const isOld = lte(filePieces.createdOn, new Date(now.getTime() - waitMilliseconds));
  await db
    .delete(filePieces)
    .where(and(isOld, notExists(isNamedBy(files)), notExists(isNamedBy(recordFiles))));
};
