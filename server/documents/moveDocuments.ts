import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import { type DocumentPlace, storedDocuments } from '../db/schema/storedDocuments';
import { DocumentFailure } from './documentFailure';
import { type DocumentContext, storeAt } from './documentPlaces';
import { lockEntry, removeFrom } from './keepDocument';
import { checkedBytes } from './readDocument';
import { registerFiles } from './registerFiles';

/** How far a move is. */
export interface MovedDocuments {
  readonly moved: number;
  readonly bytes: number;
  /** Documents that stay where they are, as their bytes are missing or others. */
  readonly failures: readonly DocumentFailure[];
}

/** How many entries are read at once, and how many documents are moved side by side. */
const entriesAtOnce = 200;
const lanes = 4;

/**
 * Moves every document to a place, beside servers that store and read them. Each is copied, read again, entered as moved
 * and only then removed from where it was, so the move can be broken off at any moment and begun again.
 * @throws {DocumentFailure} if a place does not answer
 */
export const moveDocuments = async (
  context: DocumentContext,
  to: DocumentPlace,
  onStep: (soFar: MovedDocuments) => void = () => {},
): Promise<MovedDocuments> => {
  const { db, documents } = context;
  await registerFiles(context);
  const broken = await db
    .select({ hash: storedDocuments.hash, place: storedDocuments.formerPlace })
    .from(storedDocuments)
    .where(isNotNull(storedDocuments.formerPlace));
  for (const { hash, place } of broken) if (place) await removeFrom(db, documents, { hash, place });

  let soFar: MovedDocuments = { moved: 0, bytes: 0, failures: [] };
  for (let after = ''; ; ) {
    const entries = await db
      .select({ hash: storedDocuments.hash })
      .from(storedDocuments)
      .where(and(ne(storedDocuments.place, to), gt(storedDocuments.hash, after)))
      .orderBy(asc(storedDocuments.hash))
      .limit(entriesAtOnce);
    const last = entries.at(-1);
    if (!last) return soFar;
    after = last.hash;
    const waiting = entries.values();
    const take = async () => {
      for (const { hash } of waiting) {
        const result = await tryMove(context, hash, to);
        soFar = added(soFar, result);
      }
    };
    // A lane that fails does not leave the others' documents half-way.
    const ended = await Promise.allSettled(Array.from({ length: lanes }, take));
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
    onStep(soFar);
  }
};

const added = (
  { moved, bytes, failures }: MovedDocuments,
  result: number | DocumentFailure | undefined,
): MovedDocuments => {
  if (result === undefined) return { moved, bytes, failures };
  return typeof result === 'number'
    ? { moved: moved + 1, bytes: bytes + result, failures }
    : { moved, bytes, failures: [...failures, result] };
};

/** Moves a document and returns its size, or why it stays; undefined if it is there already. */
const tryMove = async (context: DocumentContext, hash: string, to: DocumentPlace) => {
  try {
    return await move(context, hash, to);
  } catch (failure) {
    const isOfDocument =
      failure instanceof DocumentFailure &&
      (failure.problem === 'missing' || failure.problem === 'otherBytes') &&
      failure.place !== to;
    if (!isOfDocument) throw failure;
    return failure;
  }
};

const move = async ({ db, documents, now }: DocumentContext, hash: string, to: DocumentPlace) => {
  const moved = await db.transaction(async (tx) => {
    const entry = await lockEntry(tx, hash);
    if (!entry || entry.place === to) return undefined;
    const { place } = entry;
    const bytes = await checkedBytes(storeAt(tx, documents, place), hash, place);
    const target = storeAt(tx, documents, to);
    await target.put(hash, bytes);
    await checkedBytes(target, hash, to);
    await tx
      .update(storedDocuments)
      .set({ place: to, formerPlace: place, storedOn: now() })
      .where(eq(storedDocuments.hash, hash));
    return { place, size: bytes.length };
  });
  if (!moved) return undefined;
  await removeFrom(db, documents, { hash, place: moved.place });
  return moved.size;
};
