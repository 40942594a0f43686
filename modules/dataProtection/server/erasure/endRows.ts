import { type Column, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import type { DataColumn, TableData } from '../../../../server/db/dataOf';
import { personalData } from '../../../../server/db/personalData/personalData';
import { releaseDocuments } from '../../../../server/services/applications/documents/releaseDocuments';
import { discardPersonFiles } from './discardPersonFiles';
import { erasedValue } from './erasedValues';

/** What ends rows that the inventory's own words can not end; the requests themselves, their callers. */
const endings: Readonly<
  Record<
    Exclude<TableData['endedBy'], 'request' | undefined>,
    (tx: Database, applicationIds: readonly number[]) => Promise<void>
  >
> = {
  documents: releaseDocuments,
  personFiles: (tx, applicationIds) => discardPersonFiles(tx, { applicationIds }),
};

/**
 * Ends what the inventory says belongs to requests, in the order that it has; only what may tell of the student if the
 * requests are somebody else's and stay.
 */
export const endRowsOfRequests = async (
  tx: Database,
  applicationIds: readonly number[],
  isStudentOnly: boolean,
): Promise<void> => {
  for (const ending of new Set(personalData.map(({ endedBy }) => endedBy)))
    if (ending && ending !== 'request') await endings[ending](tx, applicationIds);
  for (const data of personalData) {
    if (data.endedBy || data.ofRequest === undefined || (isStudentOnly && data.outlivesStudent)) continue;
    await end(tx, data, inArray(sql`${ownerOf(data)}`, [...applicationIds]));
  }
};

/** Ends what the inventory says is about persons, by their NIF. */
export const endRowsOfPersons = async (tx: Database, nifs: readonly string[]): Promise<void> => {
  for (const data of personalData) {
    const owners = (data.ofPerson ?? []).map((name) => inArray(columnIn(data, name), [...nifs]));
    if (owners.length > 0) await end(tx, data, or(...owners));
  }
  await discardPersonFiles(tx, { nifs });
};

/** Returns what says which request a row belongs to; a row without it belongs to none. */
export const ownerOf = ({ table, ofRequest }: TableData): Column | SQL =>
  typeof ofRequest === 'string' ? Reflect.get(table, ofRequest) : (ofRequest as SQL);

const columnIn = ({ table }: TableData, name: string): Column => Reflect.get(table, name);

const end = async (tx: Database, { table, columns, isDeleted, sets }: TableData, which: SQL | undefined) => {
  if (isDeleted) await tx.delete(table).where(which);
  else
    await tx
      .update(table)
      .set({ ...overwritten(columns), ...sets })
      .where(which);
};

/** Returns what the columns that are overwritten get. */
export const overwritten = (columns: readonly DataColumn[]): Record<string, SQL> =>
  Object.fromEntries(
    columns.filter(({ erased }) => erased === 'overwritten').map((one) => [one.name, erasedValue(one)]),
  );
