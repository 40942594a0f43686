import { and, between, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { filePieces } from '../../../db/schema/files';

/** A stored file: its bytes, or the name of its pieces. */
interface StoredFile {
  readonly content: Uint8Array | null;
  readonly bytesId: string | null;
}

/** Returns the bytes of a stored file. */
export const storedBytes = async (
  db: Database,
  { content, bytesId }: StoredFile,
): Promise<Uint8Array<ArrayBuffer>> => (bytesId ? readPieces(db, bytesId) : new Uint8Array(content ?? []));

const piecesAtOnce = 4;

/**
 * Returns the bytes of a large document, read a few pieces at a time so that other queries get their turn.
 */
const readPieces = async (db: Database, bytesId: string): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = [];
  let read: { bytes: Uint8Array }[];
  do {
    read = await db
      .select({ bytes: filePieces.bytes })
      .from(filePieces)
      .where(
        and(
          eq(filePieces.bytesId, bytesId),
          between(filePieces.position, pieces.length, pieces.length + piecesAtOnce - 1),
        ),
      )
      .orderBy(filePieces.position);
    pieces.push(...read.map(({ bytes }) => bytes));
  } while (read.length === piecesAtOnce);
  if (pieces.length === 0) throw new Error(`The database has no bytes ${bytesId}.`);
  return joined(pieces);
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const content = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
};
