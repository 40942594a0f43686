import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { applications } from '../../db/schema/applications';
import { approvals } from '../../db/schema/approvals';
import { holds } from '../../db/schema/holds';
import { idempotencyKeys } from '../../db/schema/idempotencyKeys';
import { jobs } from '../../db/schema/jobs';
import { registeredFiles } from '../../db/schema/registeredFiles';
import { savedSearches } from '../../db/schema/savedSearches';
import { erasedNif, erasedText } from './erasedValues';
import { discardPersonFiles } from './personFile/discardPersonFiles';

/** What a request told of its persons before it was erased. */
export interface ErasedPersons {
  readonly id: number;
  readonly fullName: string | null;
  readonly fiscalNumber: string | null;
  readonly studentFullName: string | null;
  readonly studentFiscalNumber: string | null;
}

/**
 * Removes what tells of the persons of requests, which are overwritten already, elsewhere in the database: work that waits
 * and decisions about these requests; and, of persons of whom no other request is left, whatever holds their NIF or whole
 * name: saved searches, stored answers, work, names of yearly lists, ended holds and approvals.
 */
export const eraseTraces = async (tx: Database, erased: readonly ErasedPersons[]): Promise<void> => {
  const ids = erased.map(({ id }) => id);
  await dropWork(tx, ids);
  await discardPersonFiles(tx, ids);
  const persons = await withoutOthers(tx, erased);
  if (persons.length === 0) return;
  const nifs = persons.map(({ nif }) => nif);
  const words = persons.flatMap(({ nif, name }) => [nif, name.toLowerCase()]).filter(isTelling);
  const tells = (text: SQL) =>
    sql`exists (select from unnest(${sql.param(words)}::text[]) word where position(word in lower(${text})) > 0)`;
  await tx
    .delete(savedSearches)
    .where(tells(sql`${savedSearches.name} || ' ' || ${savedSearches.value}::text`));
  await tx.delete(idempotencyKeys).where(tells(sql`${idempotencyKeys.answer}::text`));
  await tx.delete(jobs).where(and(isNull(jobs.key), tells(sql`${jobs.payload}::text`)));
  await tx
    .update(registeredFiles)
    .set({ filename: erasedText })
    .where(tells(sql`${registeredFiles.filename}`));
  await tx
    .update(approvals)
    .set({ payload: {}, reason: null })
    .where(tells(sql`${approvals.payload}::text || ' ' || coalesce(${approvals.reason}, '')`));
  await tx
    .update(holds)
    .set({ fiscalNumber: erasedNif, reason: erasedText, endedOn: sql`coalesce(${holds.endedOn}, now())` })
    .where(inArray(holds.fiscalNumber, nifs));
};

/** Whether a text is a NIF or a whole name: one word alone is in too many other texts. */
const isTelling = (word: string) => /^\d{9}$/.test(word) || word.trim().includes(' ');

/** Removes work about these requests and what waits for a second person, with the texts of both. */
const dropWork = async (tx: Database, ids: readonly number[]): Promise<void> => {
  const asText = sql.param(ids.map(String));
  await tx.delete(jobs).where(sql`${jobs.payload} ->> 'applicationId' = any(${asText}::text[])`);
  await tx
    .update(approvals)
    .set({
      payload: {},
      reason: null,
      state: sql`case when ${approvals.state} = 'pending' then 'expired' else ${approvals.state} end`,
      endedOn: sql`coalesce(${approvals.endedOn}, now())`,
    })
    .where(inArray(approvals.applicationId, [...ids]));
  await tx
    .update(holds)
    .set({ reason: erasedText, endedOn: sql`coalesce(${holds.endedOn}, now())` })
    .where(inArray(holds.applicationId, [...ids]));
};

/** Returns the persons of whom no request is left that tells of them. */
const withoutOthers = async (
  tx: Database,
  erased: readonly ErasedPersons[],
): Promise<{ nif: string; name: string }[]> => {
  const persons = erased
    .flatMap(({ fiscalNumber, fullName, studentFiscalNumber, studentFullName }) => [
      { nif: fiscalNumber ?? '', name: fullName ?? '' },
      { nif: studentFiscalNumber ?? '', name: studentFullName ?? '' },
    ])
    .filter(({ nif }) => nif !== '');
  const nifs = sql`${sql.param([...new Set(persons.map(({ nif }) => nif))])}::text[]`;
  const left = await tx
    .select({
      fiscalNumber: applications.fiscalNumber,
      studentFiscalNumber: applications.studentFiscalNumber,
    })
    .from(applications)
    .where(
      or(
        sql`${applications.fiscalNumber} = any(${nifs})`,
        sql`${applications.studentFiscalNumber} = any(${nifs})`,
      ),
    );
  const remaining = new Set(
    left.flatMap(({ fiscalNumber, studentFiscalNumber }) => [fiscalNumber, studentFiscalNumber]),
  );
  return persons.filter(({ nif }) => !remaining.has(nif));
};
