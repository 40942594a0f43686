import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type ImportAnswer,
  importedFields,
  maxListedErrors,
  type RecordImport,
} from '../../../../contract/records/recordImport';
import { Refusal } from '../../../lib/refusal';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { onceByKey } from '../../context/onceByKey';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext, UploadContext } from '../../context/serviceContext';
import { encodeBase64 } from '../../workers/tasks/base64';
import { columnsOf, type PlainResource } from '../recordSources';
import { type StoredRecord, subjectOf } from '../recordVerbs';
import { keepCreated } from '../recordVersions';
import { refusedByDatabase } from '../refusedByDatabase';
import { storedValues } from '../storedValues';
import { findLookups } from './findLookups';
import { findTaken } from './findTaken';
import { type ImportedRow, judgeRows, type RowProblem } from './judgeRows';
import { markImport, type ReadImport, readImport } from './readImport';
import { importTexts } from './texts';

/** What became of the rows of a file. */
interface Outcome {
  readonly success: boolean;
  readonly good: number;
  readonly created: number;
  readonly problems: readonly RowProblem[];
}

/**
 * Checks the rows of a file by the rules of a new record, or creates one for each, in one transaction: all or none, or
 * those that are not wrong. Reading the file comes before the transaction, marking it after.
 * @throws {Refusal} `badRequest` for a file that can not be read, that lacks a required column, and for what the
 *   database refuses
 */
export const importRecords = async (
  context: SignedInContext & UploadContext,
  resource: PlainResource,
  input: RecordImport,
): Promise<ImportAnswer> => {
  const { declaration, calls } = resource;
  requireAccess(context, calls.import ?? { access: [] });
  const { mode, isMarked, file } = input;
  const read = await readImport(context, declaration, input);
  const { columns, rows } = read.table;
  const missing = importedFields(declaration).filter(
    ({ required, source }) =>
      required &&
      (source !== declaration.belongsTo || context.actor.role === 'Administrator') &&
      columns.every(({ field }) => field !== source),
  );
  if (missing.length > 0 && mode !== 'check')
    throw new Refusal('badRequest', importTexts.missing(missing.map(({ labelText }) => labelText)));
  if (rows.length === 0 && missing.length === 0) throw new Refusal('badRequest', importTexts.empty);

  const outcome =
    missing.length > 0
      ? { success: false, good: 0, created: 0, problems: [] }
      : await outcomeOf(context, resource, read, mode);
  const { problems, ...counts } = outcome;
  const errors = errorsOf(read, problems);
  return {
    ...counts,
    rows: rows.length,
    columns: [...columns],
    missing: missing.map(({ source }) => source),
    errors: errors
      .slice(0, maxListedErrors)
      .map(({ column, ...error }) => ({ ...error, column: letterOf(column) })),
    errorCount: errors.length,
    ...(isMarked &&
      errors.length > 0 && {
        marked: {
          name: `${file.filename.replace(/\.\w+$/, '')}-erros.xlsx`,
          file: encodeBase64(
            await markImport(context, declaration, read, { marks: errors, isOnlyWrong: mode === 'good' }),
          ),
        },
      }),
  };
};

const outcomeOf = async (
  context: SignedInContext,
  resource: PlainResource,
  read: ReadImport,
  mode: RecordImport['mode'],
): Promise<Outcome> => {
  const alone = await judgeRows(resource.declaration, read.table);
  const run = async (inside: SignedInContext): Promise<Outcome> => {
    const lookups = await findLookups(inside, resource.declaration, alone.rows);
    const taken = await findTaken(inside, resource, lookups.rows);
    const problems = oneOfEach([...alone.problems, ...lookups.problems, ...taken]);
    const wrong = new Set(problems.map(({ row }) => row));
    const good = lookups.rows.filter(({ row }) => !wrong.has(row));
    const stored = mode === 'check' || (mode === 'all' && wrong.size > 0) ? [] : good;
    const ids = await createRecords(inside, resource, stored);
    await writeAuditEvent(inside, {
      action: ids.length > 0 ? 'import' : 'uploadChecked',
      subject: subjectOf(resource.declaration),
      detail: {
        rows: alone.rows.length,
        wrong: wrong.size,
        created: ids.length,
        ...(ids.length > 0 && { ids: rangesOf(ids) }),
      },
    });
    const success = mode === 'check' ? wrong.size === 0 : ids.length > 0;
    return { success, good: good.length, created: ids.length, problems };
  };
  return mode === 'check' ? run(context) : onceByKey(context, run);
};

/** Leaves out further problems of the same value. */
const oneOfEach = (problems: readonly RowProblem[]): RowProblem[] => {
  const known = new Set<string>();
  return problems.filter(({ row, field }) => known.size < known.add(`${row} ${field}`).size);
};

/** How many records one statement inserts. */
const recordsPerStatement = 500;

/** Creates a record for each row, in their order, and returns their ids. */
const createRecords = async (
  context: SignedInContext,
  { declaration, source }: PlainResource,
  rows: readonly ImportedRow[],
): Promise<number[]> => {
  const { db } = context;
  const table = source as PgTable;
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += recordsPerStatement) {
    const some = rows.slice(at, at + recordsPerStatement);
    const values = some.map((row) => storedValues(declaration, row.values, context.actor.userId));
    const created = (await refusedByDatabase(declaration, () =>
      db.insert(table).values(values).returning(columnsOf(table)),
    )) as StoredRecord[];
    await keepCreated(context, declaration, created);
    ids.push(...created.map(({ id }) => id));
  }
  return ids;
};

/** An error of a row with its column, from 0. */
interface RowError extends RowProblem {
  readonly column: number;
}

/** Returns problems by row, and within a row by column. A field without a column shows none. */
const errorsOf = ({ table: { columns } }: ReadImport, problems: readonly RowProblem[]): RowError[] => {
  const columnOf = new Map(columns.map(({ field }, at) => [field, at]));
  return problems
    .map((problem) => ({ ...problem, column: columnOf.get(problem.field) ?? -1 }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
};

const letters = 26;

/** Returns the name of a column in a spreadsheet: A to Z, then AA. */
const letterOf = (column: number): string =>
  column < 0
    ? ''
    : letterOf(Math.floor(column / letters) - 1) +
      String.fromCharCode('A'.charCodeAt(0) + (column % letters));

/** Returns ids as people read them, such as 7-506, 508: those of one statement follow each other. */
const rangesOf = (ids: readonly number[]): string => {
  const ranges: { first: number; last: number }[] = [];
  for (const id of ids) {
    const range = ranges.at(-1);
    if (range && range.last === id - 1) range.last = id;
    else ranges.push({ first: id, last: id });
  }
  return ranges.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(', ');
};
