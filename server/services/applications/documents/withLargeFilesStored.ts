import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { Refusal } from '../../../lib/refusal';
import type { ServiceContext } from '../../context/serviceContext';
import type { InspectedFile, SentFiles } from '../../workers/inspectFiles';
import { removePieces } from './removePieces';

/** The size of a piece, which the embedded database stores in a few milliseconds. */
export const pieceBytes = 65_536;

/** Up to this many bytes of documents, a call stores them within its transaction, which is fastest. */
export const smallCallBytes = 768_000;

/**
 * Runs a call on its files. If they are large, valid ones are stored beforehand, piece by piece, so that
 * nobody waits for one long transaction. Pieces that no document names afterwards are removed, except after a
 * failure that may hide a success.
 */
export const withLargeFilesStored = async <Answer>(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  sentFiles: SentFiles,
  run: (sentFiles: SentFiles) => Promise<Answer>,
): Promise<Answer> => {
  const fit = [...sentFiles].filter(([, file]) => file.inspection && !file.inspection.problem);
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
  // If the removal fails, the hourly cleaning repeats it.
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

/**
 * Stores pieces without waiting for the disk after each: the transaction of the file that names them waits
 * for all of them.
 */
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
