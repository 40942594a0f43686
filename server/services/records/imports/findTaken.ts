import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordMessages } from '../../../../contract/records/recordMessages';
import type { SignedInContext } from '../../context/serviceContext';
import { columnsOf, type PlainResource } from '../recordSources';
import { inSteps } from './inSteps';
import type { ImportedRow, RowProblem } from './judgeRows';

/** Finds values that may be there once and that a record has already, whoever owns it. */
export const findTaken = async (
  { db }: Pick<SignedInContext, 'db'>,
  { declaration, source: table }: PlainResource,
  rows: readonly ImportedRow[],
): Promise<RowProblem[]> => {
  const problems: RowProblem[] = [];
  for (const { source: field, kind, unique } of declaration.fields) {
    const column = columnsOf(table)[field];
    if (!unique || !column) continue;
    const stored = (value: unknown) => (kind === 'moment' ? new Date(String(value)) : value);
    const filled = rows.filter(({ values }) => values[field] !== null && values[field] !== undefined);
    const known = await inSteps(
      filled.map(({ values }) => values[field]),
      (some) =>
        db
          .select({ value: column })
          .from(table as PgTable)
          .where(inArray(column, some.map(stored))),
    );
    const taken = new Set(known.map(({ value }) => nameOf(value)));
    for (const { row, values } of filled)
      if (taken.has(nameOf(stored(values[field]))))
        problems.push({ row, field, message: recordMessages.taken });
  }
  return problems;
};

const nameOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
