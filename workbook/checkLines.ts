import type { MaintenanceColumn } from '../contract/rules/maintenanceLimits';
import { type LineFault, lineFaults } from '../contract/rules/maintenanceMessages';
import { isNif } from '../contract/rules/nif';
import type { FaultInFile } from './faults';
import type { MaintenanceLine } from './readMaintenanceSheet';

/** An error in a line, and the cell to mark. */
export interface LineProblem<Fault extends LineFault = LineFault> {
  readonly row: number;
  readonly column: MaintenanceColumn;
  readonly fault: Fault;
  readonly message: string;
  /** For duplicate lines: the row of the first one, which can stay when the others are removed. */
  readonly firstRow?: number;
}

/** Builds a line's error, with its text. */
export const lineProblem = <Fault extends Exclude<LineFault, 'repeated'>>(
  row: number,
  column: MaintenanceColumn,
  fault: Fault,
): LineProblem<Fault> => ({ row, column, fault, message: lineFaults[fault] });

/** Builds the error for each of these rows, which are duplicates of each other. */
export const repeatedProblems = (rows: readonly number[]): LineProblem<'repeated'>[] =>
  rows.map((row) => ({
    row,
    column: 'fiscalNumber',
    fault: 'repeated',
    message: lineFaults.repeated(row, rows),
    ...(rows[0] !== undefined && { firstRow: rows[0] }),
  }));

/**
 * Returns the rows to remove for the others to be accepted: of duplicate lines the first one stays, unless it
 * has another error.
 */
export const rowsToRemove = (
  problems: readonly Pick<LineProblem, 'row' | 'firstRow'>[],
): ReadonlySet<number> =>
  new Set(problems.filter(({ row, firstRow }) => row !== firstRow).map(({ row }) => row));

/** Returns the key of what a line names: a citizen's tariff, or that of one student in the household. */
export const lineKey = (line: MaintenanceLine): string =>
  `${line.fiscalNumber.text}/${line.studentFiscalNumber.text}`;

/** Finds the errors that the file alone reveals: missing, malformed and repeated NIFs, by row (spec 2.7 and 10.6). */
export const checkLines = (lines: readonly MaintenanceLine[]): LineProblem<FaultInFile>[] => {
  const rowsOf = new Map<string, number[]>();
  const problems: LineProblem<FaultInFile>[] = [];
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

const shapeProblems = ({
  row,
  fiscalNumber,
  studentFiscalNumber,
}: MaintenanceLine): LineProblem<FaultInFile>[] => {
  const problems: LineProblem<FaultInFile>[] = [];
  if (fiscalNumber.isUnknown) problems.push(lineProblem(row, 'fiscalNumber', 'noValue'));
  else if (fiscalNumber.text === '') problems.push(lineProblem(row, 'fiscalNumber', 'missing'));
  else if (!isNif(fiscalNumber.text)) problems.push(lineProblem(row, 'fiscalNumber', 'malformed'));
  const student = studentFiscalNumber.text;
  if (studentFiscalNumber.isUnknown) problems.push(lineProblem(row, 'studentFiscalNumber', 'noValue'));
  else if (student !== '' && !isNif(student))
    problems.push(lineProblem(row, 'studentFiscalNumber', 'malformedStudent'));
  return problems;
};
