import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { Refusal } from '../../base/refusal';
import type { ServiceContext } from '../../context/serviceContext';
import type { InspectedFile, SentFiles } from '../../heavyWork/inspectFiles';
import { removePieces } from './removePieces';

/** Bytes that the embedded database takes in a few milliseconds. */
export const pieceBytes = 65_536;

/** Bytes of documents up to which a call stores them in its transaction, as fast as can be. */
export const smallCallBytes = 768_000;

/**
 * Runs a call on its files. Where they are large, those that are fit are stored beforehand, piece by piece, so that
 * nobody waits for one long transaction. Pieces that no document names afterwards are removed, but not after a failure
 * that may hide a success.
 */
export const withLargeFilesStored = async <Answer>(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  sentFiles: SentFiles,
  run: (sentFiles: SentFiles) => Promise<Answer>,
): Promise<Answer> => {
  const fit = [...sentFiles].filter(([, file]) => file.judgement && !file.judgement.problem);
  if (fit.reduce((sum, [, { content }]) => sum + (content?.length ?? 0), 0) <= smallCallBytes) {
    return run(sentFiles);
  }
  const stored = new Map<string, InspectedFile>(sentFiles);
  const bytesIds: string[] = [];
  for (const [text, file] of fit) {
    const bytesId = crypto.randomUUID();
    bytesIds.push(bytesId);
    await storePieces(db, bytesId, file.content ?? new Uint8Array(), now());
    stored.set(text, { ...file, bytesId });
  }
  // What is left here by a failure goes with the hourly cleaning.
  const removeLeftOver = () => removePieces(db, bytesIds).catch(() => undefined);
  try {
    const answer = await run(stored);
    await removeLeftOver();
    return answer;
  } catch (failure) {
    if (failure instanceof Refusal) await removeLeftOver();
    throw failure;
  }
};

/** No piece waits for the disk by itself: the transaction of the file that names them does, for all of them. */
export const storePieces = async (
  db: Database,
  bytesId: string,
  content: Uint8Array,
  createdOn: Date,
): Promise<void> => {
  if (is(db, PgTransaction)) throw new Error('Pieces are stored before a transaction, not in one.');
  for (let position = 0; position * pieceBytes < content.length; position += 1) {
    const piece = content.subarray(position * pieceBytes, (position + 1) * pieceBytes);
    await db.execute(sql`
      insert into file_pieces (bytes_id, position, bytes, created_on)
      select ${bytesId}::uuid, ${position}::int, ${piece}::bytea, ${createdOn.toISOString()}::timestamptz
      from set_config('synchronous_commit', 'off', true)`);
  }
};
