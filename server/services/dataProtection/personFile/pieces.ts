import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { personFilePieces } from '../../../db/schema/personFiles';
import { secretSealing } from '../../../lib/secretSealing';
import type { TokenKeys } from '../../../lib/tokenKeys';
import type { gatherRequest, PersonDocument, PersonRequest } from './gatherRequest';

/** What is kept of one request until the file is fetched; moments as texts. */
export interface Piece {
  readonly request: AsJson<PersonRequest>;
  readonly documents: readonly PersonDocument[];
}

type AsJson<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: AsJson<T[Key]> } : T;

const sealing = secretSealing('files of persons');
const ownerText = (fileId: number, applicationId: number) => `file ${fileId}, request ${applicationId}`;

interface Place {
  readonly db: Database;
  readonly tokenKeys: TokenKeys;
  readonly fileId: number;
}

/** Stores a piece, encrypted. */
export const keepPiece = async (
  { db, tokenKeys, fileId }: Place,
  piece: Awaited<ReturnType<typeof gatherRequest>>,
): Promise<void> => {
  const applicationId = piece.request.id;
  const sealed = await sealing.seal(tokenKeys, JSON.stringify(piece), ownerText(fileId, applicationId));
  await db.insert(personFilePieces).values({ fileId, applicationId, sealed });
};

/**
 * Reads the pieces of a file about some requests, one at a time, however many there are.
 * @throws {Error} if one is gone, as after an erasure, or was sealed with a key that is gone
 */
export async function* readPieces(
  { db, tokenKeys, fileId }: Place,
  applicationIds: readonly number[],
): AsyncGenerator<Piece> {
  const { applicationId, sealed } = personFilePieces;
  for (const id of applicationIds) {
    const [row] = await db
      .select({ sealed })
      .from(personFilePieces)
      .where(and(eq(personFilePieces.fileId, fileId), eq(applicationId, id)));
    const opened = row && (await sealing.open(tokenKeys, row.sealed, ownerText(fileId, id)));
    if (!opened)
      throw new Error('A piece of a file of a person is gone or was sealed with a key that is gone');
    yield JSON.parse(opened);
  }
}
