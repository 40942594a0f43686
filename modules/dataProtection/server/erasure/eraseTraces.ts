import { or, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { applications } from '../../../../server/db/schema/applications';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { eraseMentions, type MentionOptions } from './eraseMentions';
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
 * Removes what tells of the persons of requests, which are overwritten already, elsewhere in the database, if no other request
 * of theirs is left.
 */
export const eraseTraces = async (
  tx: Database,
  erased: readonly ErasedPersons[],
  options?: MentionOptions,
): Promise<void> => eraseMentions(tx, await withoutOthers(tx, personsOf(erased)), options);

/** How long mentions may stay, so that one reading of the tables serves many steps of a removal. */
const gatheredMilliseconds = 20_000;

/** Does as `eraseTraces` does, but what mentions the persons goes within a minute, with that of other requests. */
export const eraseTracesLater =
  (now: () => Date) =>
  async (tx: Database, erased: readonly ErasedPersons[]): Promise<void> => {
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

const personsOf = (erased: readonly ErasedPersons[]): NamedPerson[] =>
  erased
    .flatMap(({ fiscalNumber, fullName, studentFiscalNumber, studentFullName }) => [
      { nif: fiscalNumber ?? '', name: fullName ?? '' },
      { nif: studentFiscalNumber ?? '', name: studentFullName ?? '' },
    ])
    .filter(({ nif }) => nif !== '');

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
