import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import type { DataKind } from '../../../../server/db/personalColumn';
import { applicationNotes } from '../../../../server/db/schema/applicationNotes';
import { applications } from '../../../../server/db/schema/applications';
import { files } from '../../../../server/db/schema/files';
import { mailNotifications } from '../../../../server/db/schema/mailNotifications';
import { users } from '../../../../server/db/schema/users';
import type { ReasonToKeep } from '../../contract/erasureCalls';
import { type FoundHold, findHoldsOn } from '../holds/holds';
import { findMentions } from './findMentions';
import { hasTariff, isUndecided } from './keptRequests';
import type { NamedPerson, PersonFinder } from './personFinder';

/** A request of a person, and why it is kept; for nothing if it may go. */
export interface PlannedRequest {
  readonly id: number;
  readonly kind: 'request' | 'recheck' | 'maintenance';
  readonly statusId: number;
  readonly createdOn: Date;
  readonly providerName: string | null;
  readonly isStudentOnly: boolean;
  readonly fullName: string;
  readonly documents: number;
  readonly messages: number;
  readonly notes: number;
  readonly keptBecause: readonly ReasonToKeep[];
  readonly holds: readonly FoundHold[];
}

const countOf = (table: typeof files | typeof mailNotifications | typeof applicationNotes) =>
  sql<number>`(select count(*) from ${table} where ${table.applicationId} = ${applications.id})`.mapWith(
    Number,
  );

/**
 * Finds the requests of a person that were not erased, oldest first, and says of each why it is kept. A request, its rechecks
 * and its yearly maintenance are kept together.
 */
export const planErasure = async (db: Database, nif: string): Promise<PlannedRequest[]> => {
  const found = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      statusId: applications.statusId,
      createdOn: applications.createdOn,
      recheckApplicationId: applications.recheckApplicationId,
      fiscalNumber: applications.fiscalNumber,
      studentFiscalNumber: applications.studentFiscalNumber,
      fullName: applications.fullName,
      studentFullName: applications.studentFullName,
      providerName: users.name,
      documents: countOf(files),
      messages: countOf(mailNotifications),
      notes: countOf(applicationNotes),
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.providerId))
    .where(or(eq(applications.fiscalNumber, nif), eq(applications.studentFiscalNumber, nif)))
    .orderBy(applications.createdOn, applications.id);
  const familyOf = (one: (typeof found)[number]) => one.recheckApplicationId ?? one.id;
  const holds = await findHoldsOn(
    db,
    found.flatMap((one) => [one.fiscalNumber, one.studentFiscalNumber ?? '']).filter(Boolean),
    found.flatMap((one) => [one.id, familyOf(one)]),
  );
  const isOn = (one: (typeof found)[number], hold: FoundHold) =>
    hold.applicationId === null
      ? hold.fiscalNumber === one.fiscalNumber || hold.fiscalNumber === one.studentFiscalNumber
      : found.some((other) => other.id === hold.applicationId && familyOf(other) === familyOf(one)) ||
        hold.applicationId === familyOf(one);
  return found.map((one) => {
    const family = found.filter((other) => familyOf(other) === familyOf(one));
    const held = holds.filter((hold) => family.some((member) => isOn(member, hold)));
    const keptBecause: ReasonToKeep[] = [
      ...(held.length > 0 ? (['hold'] as const) : []),
      ...(family.some(isUndecided) ? (['undecided'] as const) : []),
      ...(family.some(hasTariff) ? (['tariff'] as const) : []),
    ];
    const isStudentOnly = one.fiscalNumber !== nif;
    return {
      ...one,
      isStudentOnly,
      fullName: (isStudentOnly ? one.studentFullName : one.fullName) ?? '',
      keptBecause,
      holds: held,
    };
  });
};

/** Returns a person by every name that their requests give. */
export const namesOf = (nif: string, requests: readonly PlannedRequest[]): NamedPerson[] => [
  { nif, name: '' },
  ...requests.filter(({ fullName }) => fullName !== '').map(({ fullName }) => ({ nif, name: fullName })),
];

/** What people wrote of a person in what is kept of others. */
export interface FoundMention {
  readonly what: DataKind;
  /** The request in which it stands, if in one. */
  readonly applicationId: number | null;
  /** The words around it, of each text of the row that tells of the person. */
  readonly text: string;
  /** Whether it goes as a whole, loses the words that tell of the person, or stays because its request is held. */
  readonly fate: 'deleted' | 'overwritten' | 'held';
}

/** Finds where people wrote of a person, but for their own requests. */
export const findMentionsOf = async (
  db: Database,
  nif: string,
  requests: readonly PlannedRequest[],
): Promise<FoundMention[]> => {
  const own = new Set(requests.map(({ id }) => id));
  const found: FoundMention[] = [];
  for await (const row of findMentions(db, namesOf(nif, requests))) {
    const { applicationId, texts, data, isHeld, find } = row;
    if (applicationId !== null && own.has(applicationId)) continue;
    const fate = isHeld ? 'held' : data.goesIfMentioned ? 'deleted' : 'overwritten';
    const what = texts[0]?.column.what ?? 'records';
    const text = texts.map((one) => excerpt(one.text, find)).join('\n');
    found.push({ what, applicationId, fate, text });
  }
  return found;
};

/** So much of a text is shown before and after what tells of the person. */
const around = 120;

const excerpt = (text: string, find: PersonFinder): string => {
  const [first] = find(text);
  const [from, to] = [Math.max(0, (first?.from ?? 0) - around), (first?.to ?? 0) + around];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
};
