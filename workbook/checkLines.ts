import type { MaintenanceColumn } from '../contract/rules/maintenanceLimits';
import { isNif } from '../contract/rules/nif';
import { type FaultInFile, type LineFault, lineFaults } from './faults';
import type { MaintenanceLine } from './readMaintenanceSheet';

/** Something wrong with a line, and the cell to mark. */
export interface LineProblem<Fault extends LineFault = LineFault> {
  readonly row: number;
  readonly column: MaintenanceColumn;
  readonly fault: Fault;
  readonly message: string;
  /** Of lines that name the same: the row of the first, which can stay when the others go. */
  readonly firstRow?: number;
}

/** The fault of a line, with its text. */
export const lineProblem = <Fault extends Exclude<LineFault, 'repeated'>>(
  row: number,
  column: MaintenanceColumn,
  fault: Fault,
): LineProblem<Fault> => ({ row, column, fault, message: lineFaults[fault] });

/** The problem of each of these rows, which all name the same. */
export const repeatedProblems = (rows: readonly number[]): LineProblem<'repeated'>[] =>
  rows.map((row) => ({
    row,
    column: 'fiscalNumber',
    fault: 'repeated',
    message: lineFaults.repeated(row, rows),
    ...(rows[0] !== undefined && { firstRow: rows[0] }),
  }));

/** The rows that must go for the others to be accepted: of lines that name the same, the first stays unless something else is wrong with it. */
export const rowsToRemove = (
  problems: readonly Pick<LineProblem, 'row' | 'firstRow'>[],
): ReadonlySet<number> =>
  new Set(problems.filter(({ row, firstRow }) => row !== firstRow).map(({ row }) => row));

/** What a line names: a citizen's tariff, or that of one student of the household. */
export const lineKey = (line: MaintenanceLine): string =>
  `${line.fiscalNumber.text}/${line.studentFiscalNumber.text}`;

/** Everything wrong with lines that the file alone tells: missing, malformed and repeated NIFs, by row (spec 2.7 and 10.6). */
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
