import { and, asc, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { approvals } from '../../db/schema/approvals';
import { batchCheckItems } from '../../db/schema/batchChecks';
import { holds } from '../../db/schema/holds';
import { idempotencyKeys } from '../../db/schema/idempotencyKeys';
import { jobs } from '../../db/schema/jobs';
import { registeredFiles } from '../../db/schema/registeredFiles';
import { savedSearches } from '../../db/schema/savedSearches';
import { erasedNif, erasedText } from './erasedValues';
import { type NamedPerson, personFinder } from './personFinder';

/**
 * Removes whatever holds the NIF or whole name of persons: saved searches, stored answers, work, checks of many people, names of yearly lists,
 * ended holds and approvals. Reads each of these tables once, part by part, however many persons there are.
 */
export const eraseMentions = async (db: Database, persons: readonly NamedPerson[]): Promise<void> => {
  if (persons.length === 0) return;
  const tells = personFinder(persons);
  const { name, value } = savedSearches;
  await eachMention(
    db,
    { key: savedSearches.id, text: sql`${name} || ' ' || ${value}::text`, tells },
    (found) => db.delete(savedSearches).where(inArray(savedSearches.id, found)),
  );
  await eachMention(
    db,
    { key: idempotencyKeys.name, text: sql`coalesce(${idempotencyKeys.answer}::text, '')`, tells },
    (found: string[]) => db.delete(idempotencyKeys).where(inArray(idempotencyKeys.name, found)),
  );
  await eachMention(
    db,
    { key: jobs.id, text: sql`${jobs.payload}::text`, only: isNull(jobs.key), tells },
    (found) => db.delete(jobs).where(inArray(jobs.id, found)),
  );
  await eachMention(
    db,
    { key: registeredFiles.id, text: sql`coalesce(${registeredFiles.filename}, '')`, tells },
    (found) =>
      db.update(registeredFiles).set({ filename: erasedText }).where(inArray(registeredFiles.id, found)),
  );
  await eachMention(
    db,
    {
      key: approvals.id,
      text: sql`${approvals.payload}::text || ' ' || coalesce(${approvals.reason}, '')`,
      tells,
    },
    (found) => db.update(approvals).set({ payload: {}, reason: null }).where(inArray(approvals.id, found)),
  );
  const nifs = persons.map(({ nif }) => nif);
  await db
    .delete(batchCheckItems)
    .where(
      or(inArray(batchCheckItems.fiscalNumber, nifs), inArray(batchCheckItems.studentFiscalNumber, nifs)),
    );
  await db
    .update(holds)
    .set({ fiscalNumber: erasedNif, reason: erasedText, endedOn: sql`coalesce(${holds.endedOn}, now())` })
    .where(inArray(holds.fiscalNumber, nifs));
};

interface Texts {
  readonly key: AnyPgColumn;
  readonly text: SQL;
  readonly only?: SQL;
  readonly tells: (text: string) => boolean;
}

/** So few texts are in memory at once, and on PGlite nobody waits long for the next. */
const readAtOnce = 500;

const eachMention = async <Key extends number | string = number>(
  db: Database,
  { key, text, only, tells }: Texts,
  remove: (found: Key[]) => Promise<unknown>,
): Promise<void> => {
  let after: Key | undefined;
  do {
    const beyond = after === undefined ? undefined : gt(key, after);
    const rows = await db
      .select({ key, text: sql<string>`${text}` })
      .from(key.table as PgTable)
      .where(and(only, beyond))
      .orderBy(asc(key))
      .limit(readAtOnce);
    const keys = rows.filter((row) => tells(row.text)).map((row) => row.key as Key);
    if (keys.length > 0) await remove(keys);
    after = rows.length < readAtOnce ? undefined : (rows.at(-1)?.key as Key);
  } while (after !== undefined);
};
