import { checkLines } from '../../../workbook/checkLines';
import { readingNotes } from '../../../workbook/faults';
import {
  type MaintenanceLine,
  type MaintenanceSheet,
  maintenanceColumns,
  structureProblem,
} from '../../../workbook/readMaintenanceSheet';
import { type Finding, findingKinds, type WorkbookReport } from './workbookReport';

/** Findings of each kind that are sent to the page; the marked file has the rest. */
const maxListed = 100;

const readingsOf = (line: MaintenanceLine): Finding[] =>
  maintenanceColumns.flatMap((column): Finding[] => {
    const { text, reading } = line[column];
    if (!reading) return [];
    return [{ row: line.row, column, kind: reading, value: text, message: readingNotes[reading](text) }];
  });

/** What the file alone shows about its lines: problems, by the server's rules, and how values were read. */
const findInLines = (lines: readonly MaintenanceLine[]): Finding[] => {
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const problems = checkLines(lines).map(
    (problem): Finding => ({
      row: problem.row,
      column: problem.column,
      kind: problem.fault,
      value: byRow.get(problem.row)?.[problem.column].text ?? '',
      message: problem.message,
    }),
  );
  return [...problems, ...lines.flatMap(readingsOf)];
};

/** The report of a sheet, and all findings for marking. */
export const findInSheet = ({
  headings,
  lines,
  found: foundHeadings,
}: MaintenanceSheet): { report: WorkbookReport; findings: readonly Finding[] } => {
  const structure = structureProblem(headings, lines.length);
  const findings = structure ? [] : findInLines(lines);
  const groups = findingKinds
    .map((kind) => findings.filter((finding) => finding.kind === kind))
    .flatMap((found) =>
      found[0] ? [{ kind: found[0].kind, count: found.length, first: found.slice(0, maxListed) }] : [],
    );
  return { report: { structure, found: foundHeadings, lineCount: lines.length, groups }, findings };
};
