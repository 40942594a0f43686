import { asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { storedDocuments } from '../db/schema/storedDocuments';
import { bytesIdOf, dayBefore, tablesOfFiles } from './databaseStore';
import { type DocumentContext, storeAt } from './documentPlaces';
import { lockEntry } from './keepDocument';

/** How many entries of the register one step looks at. */
const entriesAtOnce = 2_000;

/**
 * Looks at some entries of the register, in the order of their hashes after `after`, and removes the documents among
 * them that nothing has named for a day. Returns the last hash it looked at, for the next step; undefined at the end.
 */
export const collectDocuments = async (context: DocumentContext, after = ''): Promise<string | undefined> => {
  const { db, now } = context;
  const entries = db
    .select({
      hash: storedDocuments.hash,
      bytesId: storedDocuments.bytesId,
      storedOn: storedDocuments.storedOn,
    })
    .from(storedDocuments)
    .where(gt(storedDocuments.hash, after))
    .orderBy(asc(storedDocuments.hash))
    .limit(entriesAtOnce)
    .as('entries');
  const looked = await db
    .select({
      hash: entries.hash,
      isUnnamed: sql<boolean>`${lte(entries.storedOn, dayBefore(now()))} and not ${isNamed(db, entries)}`,
    })
    .from(entries)
    .orderBy(asc(entries.hash));
  for (const { hash, isUnnamed } of looked) if (isUnnamed) await collectDocument(context, hash);
  return looked.length < entriesAtOnce ? undefined : looked.at(-1)?.hash;
};

/** Whether any file names a document: by its hash, or by its pieces if a server of the version before copied it. */
const isNamed = (db: Database, { hash, bytesId }: { readonly hash: unknown; readonly bytesId: unknown }) =>
  sql`(${sql.join(
    tablesOfFiles.map(
      (table) =>
        sql`exists ${db
          .select({ one: sql`1` })
          .from(table)
          .where(or(eq(table.hash, sql`${hash}`), eq(table.bytesId, sql`${bytesId}`)))}`,
    ),
    sql` or `,
  )})`;

/**
 * Removes a document that has been named by nothing for a day, unless it is named after all or was handed in again. Whoever hands it in meanwhile waits for the
 * entry, and then stores it anew; whoever refers to it holds the entry, and is waited for.
 */
export const collectDocument = (
  { db: outside, documents, now }: DocumentContext,
  hash: string,
): Promise<void> =>
  outside.transaction(async (db) => {
    const entry = await lockEntry(db, hash);
    if (!entry || entry.storedOn > dayBefore(now())) return;
    // A statement of its own sees what those wrote whom the lock waited for.
    const [named] = await db
      .select({ isNamed: sql<boolean>`${isNamed(db, { hash, bytesId: bytesIdOf(hash) })}` })
      .from(storedDocuments)
      .where(eq(storedDocuments.hash, hash));
    if (!named || named.isNamed) return;
    for (const place of [entry.place, entry.formerPlace])
      if (place) await storeAt(db, documents, place).remove(hash);
    await db.delete(storedDocuments).where(eq(storedDocuments.hash, hash));
  });
