import {
  checkLines,
  type LineProblem,
  type MaintenanceLine,
  maintenanceColumns,
  structureProblem,
} from '../../../contract/rules/maintenanceFile';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { MaintenanceSheet } from '../../../contract/workbook/readMaintenanceSheet';
import { type Finding, type FindingKind, findingKinds, type WorkbookReport } from './workbookReport';

/** Findings of a kind that travel to the page; the rest stands in the marked file. */
const maxListed = 100;

const readingsOf = (line: MaintenanceLine): Finding[] =>
  maintenanceColumns.flatMap((column): Finding[] => {
    const { text, reading } = line[column];
    if (!reading) return [];
    const kind = reading === 'number' ? 'asNumber' : 'withSpaces';
    return [{ row: line.row, column, kind, value: text, message: maintenanceMessages.read(reading, text) }];
  });

const kindOf = ({ code, column }: LineProblem): FindingKind => {
  if (code === 'malformed' && column === 'studentFiscalNumber') return 'malformedStudent';
  return code === 'missing' || code === 'malformed' ? code : 'repeated';
};

/** Everything that the file alone tells about its lines: problems by the rules that the server keeps, and how values were read. */
const findInLines = (lines: readonly MaintenanceLine[]): Finding[] => {
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const problems = checkLines(lines).map(
    (problem): Finding => ({
      row: problem.row,
      column: problem.column,
      kind: kindOf(problem),
      value: byRow.get(problem.row)?.[problem.column].text ?? '',
      message: problem.message,
    }),
  );
  return [...problems, ...lines.flatMap(readingsOf)];
};

/** The report of an opened sheet, and all findings, for marking them. */
export const findInSheet = ({
  headings,
  lines,
}: MaintenanceSheet): { report: WorkbookReport; findings: readonly Finding[] } => {
  const structure = structureProblem(headings, lines.length);
  const findings = structure ? [] : findInLines(lines);
  const groups = findingKinds
    .map((kind) => findings.filter((finding) => finding.kind === kind))
    .flatMap((found) =>
      found[0] ? [{ kind: found[0].kind, count: found.length, first: found.slice(0, maxListed) }] : [],
    );
  return { report: { structure, lineCount: lines.length, groups }, findings };
};
