import type { RecordDeclaration } from '../../../../contract/records/defineRecords';
import { importedFields } from '../../../../contract/records/recordImport';
import { newRecord } from '../../../../contract/records/recordSchemas';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import type { ReadTable, TableRow } from '../../../../workbook/readTable';
import { readValue } from './readValue';
import { importTexts } from './texts';

/** A row's number, and its values as a call takes them; a lookup may still be a text. */
export interface ImportedRow {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What is wrong with a field of a row. */
export interface RowProblem {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

/** How long rows are judged before other calls get their turn, in milliseconds. */
const stepTime = 20;
const othersTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Judges rows by themselves, by the rules of a new record, and finds values that may not be twice in the file. */
export const judgeRows = async (
  declaration: RecordDeclaration,
  { columns, rows }: Pick<ReadTable, 'columns' | 'rows'>,
): Promise<{ rows: ImportedRow[]; problems: RowProblem[] }> => {
  const judge = rowJudge(declaration, columns);
  const judged: ImportedRow[] = [];
  const problems: RowProblem[] = [];
  let begun = performance.now();
  for (const row of rows) {
    if (performance.now() - begun > stepTime) {
      await othersTurn();
      begun = performance.now();
    }
    const { values, wrong } = judge(row);
    judged.push({ row: row.row, values });
    problems.push(...wrong);
  }
  return { rows: judged, problems: [...problems, ...repeatedValues(declaration, judged)] };
};

const rowJudge = (declaration: RecordDeclaration, columns: ReadTable['columns']) => {
  const schema = newRecord(declaration);
  const fields = importedFields(declaration).map((field) => ({
    field,
    column: columns.findIndex((column) => column.field === field.source),
  }));
  return ({ row, values: cells }: TableRow) => {
    const values: Record<string, unknown> = {};
    const wrong: RowProblem[] = [];
    const named: Record<string, unknown> = {};
    for (const { field, column } of fields) {
      const read = readValue(field, column < 0 ? undefined : cells[column]);
      if ('problem' in read) wrong.push({ row, field: field.source, message: read.problem });
      else values[field.source] = read.value;
      if (field.kind === 'lookup' && typeof values[field.source] === 'string')
        named[field.source] = values[field.source];
    }
    const anyId = Object.fromEntries(Object.keys(named).map((source) => [source, 1]));
    const checked = schema.safeParse({ ...values, ...anyId }, { error: problemOf });
    if (checked.success) return { values: { ...checked.data, ...named }, wrong };
    const known = new Set(wrong.map(({ field }) => field));
    for (const { path, message } of checked.error.issues) {
      const field = String(path[0]);
      if (known.has(field)) continue;
      known.add(field);
      wrong.push({ row, field, message });
    }
    return { values, wrong };
  };
};

/** Called only for issues whose schema has no message. */
const problemOf = ({ code, input }: { readonly code: string; readonly input?: unknown }) =>
  code === 'invalid_type' && (input === undefined || input === null)
    ? validationMessages.required
    : validationMessages.invalidValue;

/** Finds the later ones of rows that have the same value in a field where each may be there once. */
const repeatedValues = ({ fields }: RecordDeclaration, rows: readonly ImportedRow[]): RowProblem[] =>
  fields
    .filter(({ unique }) => unique)
    .flatMap(({ source: field }) => {
      const first = new Map<unknown, number>();
      return rows.flatMap(({ row, values: { [field]: value } }): RowProblem[] => {
        if (value === null || value === undefined) return [];
        const earlier = first.get(value);
        if (earlier === undefined) first.set(value, row);
        return earlier === undefined ? [] : [{ row, field, message: importTexts.repeated(earlier) }];
      });
    });
