import { desc, isNull, sql } from 'drizzle-orm';
import { isSchemaCurrent } from '../../db/applyMigrations';
import type { Database } from '../../db/database';
import { files } from '../../db/schema/files';
import { storedDocuments } from '../../db/schema/storedDocuments';
import { DocumentFailure } from '../../documents/documentFailure';
import { storeAt } from '../../documents/documentPlaces';
import { checkedBytes } from '../../documents/readDocument';
import { sealedWithinSeconds, sealState } from '../../services/audit/sealState';
import { verifyLastSeals } from '../../services/audit/verifyLastSeals';
import type { DatabaseContext } from './check';
import { type Check, type Finding, fail, ok, warn } from './finding';

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

/** The newest seals; all of them are for verify-audit, which takes minutes where there are millions of events. */
const sealsTried = 20;

/** The newest seals of the audit, the key that made them, and whether seals are made at all. */
export const auditCheck: Check<DatabaseContext> = {
  subject: 'audit',
  look: onCurrentSchema(async ({ db, auditKeys }) => {
    const found: Finding[] = [];
    const { seals, broken } = await verifyLastSeals(db, auditKeys, sealsTried);
    if (broken?.what === 'seal')
      found.push(
        fail(
          `seal ${broken.seal} is forged, or made with a key that is not set`,
          'set AUDIT_KEY to the former TOKEN_SECRET, or add the former key after a comma',
        ),
      );
    else if (broken)
      found.push(
        fail(`the events of seal ${broken.seal} are not those that were sealed`, 'run verify-audit'),
      );
    else
      found.push(
        ok(
          seals === 0
            ? 'nothing is sealed yet'
            : `the last ${seals} seals are right; verify-audit compares all`,
        ),
      );
    const { unsealedSeconds } = await sealState({ db, now: () => new Date() });
    if (unsealedSeconds > sealedWithinSeconds)
      found.push(
        warn(
          `an event has waited ${Math.round(unsealedSeconds)} s for its seal`,
          'let a server without WORKER=0 run for two minutes',
        ),
      );
    return found;
  }),
};
