import { and, asc, type Column, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../server/db/database';
import type { DataColumn, TableData } from '../../../../server/db/dataOf';
import { personalData } from '../../../../server/db/personalData/personalData';
import { applications } from '../../../../server/db/schema/applications';
import { heldApplications } from '../holds/holds';
import { ownerOf } from './endRows';
import { type NamedPerson, type PersonFinder, personFinder, roughPattern } from './personFinder';

/** A row in which people wrote of a person. */
export interface MentioningRow {
  readonly data: TableData;
  /** The values of its key, by the names of the columns. */
  readonly key: Readonly<Record<string, unknown>>;
  /** The request that it belongs to, if any. */
  readonly applicationId: number | null;
  /** Whether a hold keeps that request as it is. */
  readonly isHeld: boolean;
  /** The columns that tell of the person, and the first of the texts in each that does. */
  readonly texts: readonly { readonly column: DataColumn; readonly text: string }[];
  /** Finds what tells of the person in the row: not the name, where the request is of somebody of the same name. */
  readonly find: PersonFinder;
}

/** So few texts are in memory at once, and on PGlite nobody waits long for the next. */
const readAtOnce = 1_000;

/**
 * Finds the rows of all tables in which people wrote of some persons. Every text that people wrote is read once, part by part,
 * however many persons there are: of few, by the database, which sends on what may tell of them.
 */
export async function* findMentions(
  db: Database,
  persons: readonly NamedPerson[],
): AsyncGenerator<MentioningRow> {
  const find = personFinder(persons);
  const pattern = roughPattern(persons);
  for (const data of personalData) {
    const written = data.columns.filter(({ isWritten }) => isWritten);
    const mayTell = written.map(({ column }) =>
      pattern === undefined ? isNotNull(column) : sql`${column}::text ~ ${pattern}`,
    );
    if (written.length > 0) yield* findIn(db, find, { data, written, mayTell: or(...mayTell) });
  }
}

/** The columns of a table that people write, and the condition for rows that may tell of the persons. */
interface Written {
  readonly data: TableData;
  readonly written: readonly DataColumn[];
  readonly mayTell: SQL | undefined;
}

async function* findIn(
  db: Database,
  find: PersonFinder,
  { data, written, mayTell }: Written,
): AsyncGenerator<MentioningRow> {
  const keys = keysOf(data);
  const columns = Object.values(keys);
  const owner = data.ofRequest === undefined ? sql`null` : ownerOf(data);
  let after: readonly unknown[] | undefined;
  do {
    const rows: Readonly<Record<string, unknown>>[] = await db
      .select({ ...columnsBy(written), ...keys, applicationId: sql<number | null>`${owner}` })
      .from(data.table)
      .where(and(data.searched, mayTell, after && isBeyond(columns, after)))
      .orderBy(...columns.map((column) => asc(column)))
      .limit(readAtOnce);
    const found = rows.filter((row) => written.some(({ name }) => firstText(row[name], find) !== undefined));
    const judged = await judge(db, find, found);
    for (const { row, ...judgement } of judged) {
      const texts = written.flatMap((column) => {
        const text = firstText(row[column.name], judgement.find);
        return text === undefined ? [] : [{ column, text }];
      });
      const key = Object.fromEntries(Object.keys(keys).map((name) => [name, row[name]]));
      if (texts.length > 0) yield { data, key, texts, ...judgement };
    }
    const last = rows.length < readAtOnce ? undefined : rows.at(-1);
    after = last && Object.keys(keys).map((name) => last[name]);
  } while (after);
}

/** Returns the columns of a table's key, by their names in the schema. */
const keysOf = ({ table }: TableData): Record<string, PgColumn> => {
  const together = getTableConfig(table).primaryKeys[0]?.columns.map(({ name }) => name) ?? [];
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([, column]) => column.primary || together.includes(column.name),
    ),
  ) as Record<string, PgColumn>;
};

const columnsBy = (columns: readonly DataColumn[]) =>
  Object.fromEntries(columns.map(({ name, column }) => [name, column]));

const isBeyond = (columns: readonly Column[], values: readonly unknown[]): SQL =>
  sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(
    values.map((value, at) => sql`${sql.param(value, columns[at])}`),
    sql`, `,
  )})`;

/** The condition for the row of a key. */
export const isRow = ({ data, key }: Pick<MentioningRow, 'data' | 'key'>): SQL => {
  const keys = keysOf(data);
  return sql.join(
    Object.entries(keys).map(([name, column]) => sql`${column} = ${sql.param(key[name], column)}`),
    sql` and `,
  );
};

/** Finds out which rows belong to requests that are held, or of somebody who has the same name. */
const judge = async (
  db: Database,
  find: PersonFinder,
  rows: readonly Readonly<Record<string, unknown>>[],
) => {
  const ids = [
    ...new Set(rows.flatMap(({ applicationId }) => (applicationId ? [Number(applicationId)] : []))),
  ];
  const held = ids.length > 0 ? await heldApplications(db, ids) : new Set<number>();
  const owners = ids.length > 0 ? await ownersOf(db, ids) : [];
  const namesakes = new Set(
    owners
      .filter(({ fullName, studentFullName }) =>
        [fullName, studentFullName].some((name) => find(name ?? '').length > 0),
      )
      .map(({ id }) => id),
  );
  const byNumber: PersonFinder = (text) => find(text).filter(({ isName }) => !isName);
  return rows.map((row) => {
    const applicationId = row.applicationId ? Number(row.applicationId) : null;
    return {
      row,
      applicationId,
      isHeld: applicationId !== null && held.has(applicationId),
      find: applicationId !== null && namesakes.has(applicationId) ? byNumber : find,
    };
  });
};

const ownersOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: applications.id,
      fullName: applications.fullName,
      studentFullName: applications.studentFullName,
    })
    .from(applications)
    .where(inArray(applications.id, [...ids]));

/** Returns the first text in a value, however deep in it, that tells of a person. */
const firstText = (value: unknown, find: PersonFinder): string | undefined => {
  let first: string | undefined;
  mapTexts(value, (text) => {
    if (first === undefined && find(text).length > 0) first = text;
    return text;
  });
  return first;
};

/** Returns a value with other texts, however deep in it, also the names of fields; a number is a text where it gets another. */
export const mapTexts = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (typeof value === 'number') {
    const text = map(String(value));
    return text === String(value) ? value : text;
  }
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [map(name), mapTexts(one, map)]));
};
