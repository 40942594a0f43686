import { desc, isNull, sql } from 'drizzle-orm';
import { isSchemaCurrent } from '../../db/applyMigrations';
import type { Database } from '../../db/database';
import { files } from '../../db/schema/files';
import { storedDocuments } from '../../db/schema/storedDocuments';
import { DocumentFailure } from '../../documents/documentFailure';
import { storeAt } from '../../documents/documentPlaces';
import { checkedBytes } from '../../documents/readDocument';
import type { DatabaseContext } from './check';
import { type Check, fail, ok, warn } from './finding';

/** Looks at what is in the tables, which must be those of this version. */
export const onCurrentSchema =
  (look: Check<DatabaseContext>['look']): Check<DatabaseContext>['look'] =>
  async (context) =>
    (await isSchemaCurrent(context.db).catch(() => false))
      ? look(context)
      : warn('not checked: migrations are pending', 'start this version once, then run it again');

/** Some documents, wherever they are, against their hashes. */
export const documentCheck: Check<DatabaseContext> = {
  subject: 'documents',
  look: onCurrentSchema(async (context) => {
    const { documentSample, documents } = context;
    const { tried, wrong } = await tryDocuments(context, documentSample);
    if (wrong.length > 0)
      return fail(
        `of ${tried} documents tried, ${wrong.length} can not be read: ${wrong.slice(0, 3).join('; ')}`,
        'compare the settings of documents; restore those that are missing from a backup',
      );
    const text = tried === 0 ? 'there are none' : `${tried} tried, each is as it was stored`;
    return ok(`${text}; new ones go to ${documents.newOnes}`);
  }),
};

/** Reads the newest documents and some at random; returns the failures of those whose bytes are gone or differ. */
const tryDocuments = async (
  { db, documents }: DatabaseContext,
  atMost: number,
): Promise<{ tried: number; wrong: string[] }> => {
  const half = Math.ceil(atMost / 2);
  const sample = await db
    .select({ hash: storedDocuments.hash, place: storedDocuments.place })
    .from(storedDocuments)
    .where(
      sql`hash in (select hash from files where hash is not null order by id desc limit ${half}) or hash = any (array(
        select (select hash from stored_documents where hash >= encode(sha256(random()::text::bytea), 'hex')
          and n > 0 order by hash limit 1)
        from generate_series(1, ${half}) n))`,
    );
  const wrong: string[] = [];
  for (const { hash, place } of sample) {
    try {
      await checkedBytes(storeAt(db, documents, place), hash, place);
    } catch (failure) {
      if (!(failure instanceof DocumentFailure)) throw failure;
      wrong.push(`${hash} in ${place}: ${failure.problem}`);
    }
  }
  const unregistered = await tryUnregistered(db, half);
  wrong.push(...unregistered.filter(({ isRight }) => !isRight).map(({ id }) => `file ${id} in database`));
  return { tried: sample.length + unregistered.length, wrong };
};

/** Documents that a server of the version before stored have no hash yet; their bytes are in the database. */
const tryUnregistered = (
  db: Database,
  atMost: number,
): Promise<{ id: number; isRight: boolean | null }[]> => {
  const bytes = sql`coalesce(content,
    (select string_agg(bytes, ''::bytea order by position) from file_pieces where bytes_id = files.bytes_id))`;
  return db
    .select({
      id: files.id,
      isRight: sql<
        boolean | null
      >`encode(sha256(${bytes}), 'hex') = coalesce(digest, encode(sha256(${bytes}), 'hex'))`,
    })
    .from(files)
    .where(isNull(files.hash))
    .orderBy(desc(files.id))
    .limit(atMost);
};
