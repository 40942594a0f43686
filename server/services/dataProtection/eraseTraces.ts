import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { applications } from '../../db/schema/applications';
import { approvals } from '../../db/schema/approvals';
import { holds } from '../../db/schema/holds';
import { jobs } from '../../db/schema/jobs';
import { enqueueJob } from '../queue/enqueueJob';
import { erasedText } from './erasedValues';
import { eraseMentions } from './eraseMentions';
import { discardPersonFiles } from './personFile/discardPersonFiles';
import type { NamedPerson } from './personFinder';

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
 * and decisions about these requests; and, of persons of whom no other request is left, whatever mentions them.
 */
export const eraseTraces = async (tx: Database, erased: readonly ErasedPersons[]): Promise<void> => {
  await eraseTracesOfRequests(tx, erased);
  await eraseMentions(tx, await withoutOthers(tx, personsOf(erased)));
};

/** How long mentions may stay, so that one reading of the tables serves many steps of a removal. */
const gatheredMilliseconds = 20_000;

/** Does as `eraseTraces` does, but what mentions the persons goes within a minute, with that of other requests. */
export const eraseTracesLater =
  (now: () => Date) =>
  async (tx: Database, erased: readonly ErasedPersons[]): Promise<void> => {
    await eraseTracesOfRequests(tx, erased);
    const runAt = new Date(now().getTime() + gatheredMilliseconds);
    // The key keeps it from being removed as work that tells of a person.
    const key = `eraseMentions ${crypto.randomUUID()}`;
    await enqueueJob(
      { db: tx, now, remoteAddress: null },
      'eraseMentions',
      { persons: personsOf(erased) },
      { key, runAt },
    );
  };

const eraseTracesOfRequests = async (tx: Database, erased: readonly ErasedPersons[]): Promise<void> => {
  const ids = erased.map(({ id }) => id);
  await dropWork(tx, ids);
  await discardPersonFiles(tx, ids);
};

const personsOf = (erased: readonly ErasedPersons[]): NamedPerson[] =>
  erased
    .flatMap(({ fiscalNumber, fullName, studentFiscalNumber, studentFullName }) => [
      { nif: fiscalNumber ?? '', name: fullName ?? '' },
      { nif: studentFiscalNumber ?? '', name: studentFullName ?? '' },
    ])
    .filter(({ nif }) => nif !== '');

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
export const withoutOthers = async (
  tx: Database,
  persons: readonly NamedPerson[],
): Promise<NamedPerson[]> => {
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
