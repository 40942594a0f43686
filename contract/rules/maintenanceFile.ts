import { maxMaintenanceLines } from './maintenanceLimits';
import { maintenanceMessages } from './maintenanceMessages';
import { isNif } from './nif';

/** The headings of the first row, in this order; what stands to their right is nobody's concern (api.md, "Maintenance file"). */
export const maintenanceHeadings = ['NIF', 'NIF do estudante'] as const;
/** Heading of the column in which a rejected file comes back with what is wrong. */
export const errorsHeading = 'Erros';

/** The two columns of a line, by the field names of spec 3. */
export const maintenanceColumns = ['fiscalNumber', 'studentFiscalNumber'] as const;
export type MaintenanceColumn = (typeof maintenanceColumns)[number];

/** A NIF as a cell gave it: its digits, and whether it had to be read out of a number or between spaces. */
export interface ReadNif {
  readonly text: string;
  readonly reading?: 'number' | 'spaces';
}

/** A line with something in it; `row` is its row in the sheet, counted from 1. */
export interface MaintenanceLine {
  readonly row: number;
  readonly fiscalNumber: ReadNif;
  readonly studentFiscalNumber: ReadNif;
}

/** What may be wrong with a line; the last three only the server can know. */
export type LineProblemCode =
  | 'missing'
  | 'malformed'
  | 'repeated'
  | 'notActive'
  | 'studentNeeded'
  | 'pending';

/** Something wrong with a line, and the cell to mark. */
export interface LineProblem {
  readonly row: number;
  readonly column: MaintenanceColumn;
  readonly code: LineProblemCode;
  readonly message: string;
}

/** What people see as space, or not at all. */
const spaces = /[\s\u00a0\u200b-\u200d\u2060\ufeff]/g;

/** The NIF in a cell: a number as its digits, a text without any spaces (api.md, "Maintenance file"). */
export const readNifCell = (value: unknown): ReadNif => {
  if (typeof value === 'number') return { text: String(value), reading: 'number' };
  if (typeof value !== 'string') return { text: value === undefined || value === null ? '' : String(value) };
  const text = value.replace(spaces, '');
  return text === value || text === '' ? { text } : { text, reading: 'spaces' };
};

/** Whether a name is that of a workbook (spec 5, Maintenance upload). */
export const isWorkbookName = (name: string): boolean => name.toLowerCase().endsWith('.xlsx');

const normalHeading = (value: unknown) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Why a file can't be a maintenance file, whatever its lines hold; undefined when it can. */
export const structureProblem = (
  headings: readonly unknown[],
  lineCount: number,
): 'headings' | 'empty' | 'tooManyLines' | undefined => {
  const isHeaded = maintenanceHeadings.every(
    (heading, index) => normalHeading(headings[index]) === normalHeading(heading),
  );
  if (!isHeaded) return 'headings';
  if (lineCount === 0) return 'empty';
  return lineCount > maxMaintenanceLines ? 'tooManyLines' : undefined;
};

/** What a line names: a citizen's tariff, or that of one student of the household. */
export const lineKey = (line: MaintenanceLine): string =>
  `${line.fiscalNumber.text}/${line.studentFiscalNumber.text}`;

const shapeProblems = ({ row, fiscalNumber, studentFiscalNumber }: MaintenanceLine): LineProblem[] => {
  const { missing, malformed, malformedStudent } = maintenanceMessages;
  const problems: LineProblem[] = [];
  if (fiscalNumber.text === '')
    problems.push({ row, column: 'fiscalNumber', code: 'missing', message: missing });
  else if (!isNif(fiscalNumber.text))
    problems.push({ row, column: 'fiscalNumber', code: 'malformed', message: malformed });
  if (studentFiscalNumber.text !== '' && !isNif(studentFiscalNumber.text))
    problems.push({ row, column: 'studentFiscalNumber', code: 'malformed', message: malformedStudent });
  return problems;
};

/** The problem of each of these rows, which all name the same. */
export const repeatedProblems = (rows: readonly number[]): LineProblem[] =>
  rows.map((row) => ({
    row,
    column: 'fiscalNumber',
    code: 'repeated',
    message: maintenanceMessages.repeated(row, rows),
  }));

/** Everything wrong with lines that the file alone tells: missing, malformed and repeated NIFs, by row (spec 2.7 and api.md). */
export const checkLines = (lines: readonly MaintenanceLine[]): LineProblem[] => {
  const rowsOf = new Map<string, number[]>();
  const problems: LineProblem[] = [];
  for (const line of lines) {
    const wrong = shapeProblems(line);
    problems.push(...wrong);
    if (wrong.length > 0) continue;
    const rows = rowsOf.get(lineKey(line));
    if (rows) rows.push(line.row);
    else rowsOf.set(lineKey(line), [line.row]);
  }
  for (const rows of rowsOf.values()) if (rows.length > 1) problems.push(...repeatedProblems(rows));
  return problems.sort((a, b) => a.row - b.row);
};
