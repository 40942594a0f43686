import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { personFilePieces } from '../../../../server/db/schema/personFiles';
import { secretSealing } from '../../../../server/lib/secretSealing';
import type { TokenKeys } from '../../../../server/lib/tokenKeys';
import { mentionsPiece } from '../erasure/discardPersonFiles';
import type { gatherRequest, PersonDocument, PersonRequest } from './gatherRequest';

/** What is kept of one request until the file is fetched; moments as texts. */
export interface Piece {
  readonly request: AsJson<PersonRequest>;
  readonly documents: readonly PersonDocument[];
}

/** What others wrote of the person, kept as one more piece. */
export interface PersonMention {
  readonly place: string;
  readonly text: string;
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
export const keepPiece = (
  { db, tokenKeys, fileId }: Place,
  piece: Awaited<ReturnType<typeof gatherRequest>>,
): Promise<void> => keep({ db, tokenKeys, fileId }, piece.request.id, piece);

/** Stores what others wrote of the person, encrypted. */
export const keepMentions = (place: Place, mentions: readonly PersonMention[]): Promise<void> =>
  keep(place, mentionsPiece, mentions);

const keep = async ({ db, tokenKeys, fileId }: Place, applicationId: number, content: unknown) => {
  const sealed = await sealing.seal(tokenKeys, JSON.stringify(content), ownerText(fileId, applicationId));
  await db.insert(personFilePieces).values({ fileId, applicationId, sealed });
};

/**
 * Reads the pieces of a file about some requests, one at a time, however many there are.
 * @throws {Error} if one is gone, as after an erasure, or was sealed with a key that is gone
 */
export async function* readPieces(place: Place, applicationIds: readonly number[]): AsyncGenerator<Piece> {
  for (const id of applicationIds) {
    const opened = await open(place, id);
    if (!opened)
      throw new Error('A piece of a file of a person is gone or was sealed with a key that is gone');
    yield JSON.parse(opened);
  }
}

/** Reads what others wrote of the person. */
export const readMentions = async (place: Place): Promise<PersonMention[]> =>
  JSON.parse((await open(place, mentionsPiece)) ?? '[]');

const open = async ({ db, tokenKeys, fileId }: Place, applicationId: number) => {
  const [row] = await db
    .select({ sealed: personFilePieces.sealed })
    .from(personFilePieces)
    .where(and(eq(personFilePieces.fileId, fileId), eq(personFilePieces.applicationId, applicationId)));
  return row && (await sealing.open(tokenKeys, row.sealed, ownerText(fileId, applicationId)));
};
