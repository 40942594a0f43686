import type { MaintenanceFinding } from '../../../contract/entities/annualMaintenance';
import { maintenanceColumns, maxReportedCharacters } from '../../../contract/rules/maintenanceLimits';
import { readingNotes } from '../../../contract/rules/maintenanceMessages';
import { checkLines, rowsToRemove } from '../../../workbook/checkLines';
import { refusalOf } from '../../../workbook/faults';
import {
  type MaintenanceLine,
  type MaintenanceSheet,
  structureProblem,
} from '../../../workbook/readMaintenanceSheet';
import { type Finding, findingKinds, isProblem, kindOfFault, type WorkbookReport } from './workbookReport';

/** The most findings of each kind that are sent to the page; the marked file has all of them. */
const maxListed = 100;

/** The findings about the lines of a sheet: the report, all findings for marking, and the lines that can stay. */
export interface CheckedSheet {
  readonly report: WorkbookReport;
  readonly findings: readonly Finding[];
  readonly remaining: readonly MaintenanceLine[];
}

/**
 * Checks a sheet by itself or, once the server has checked its lines, by the server's findings, which include
 * the sheet's own.
 */
export const findInSheet = (sheet: MaintenanceSheet, found?: readonly MaintenanceFinding[]): CheckedSheet => {
  const { lines, found: foundHeadings } = sheet;
  const structure = structureProblem(sheet);
  const problems = found ? found.map(confirmed) : problemsOf(lines);
  const findings = structure ? [] : [...problems, ...lines.flatMap(readingsOf)];
  const groups = findingKinds.flatMap((kind) => {
    const same = findings.filter((finding) => finding.kind === kind);
    if (same.length === 0) return [];
    return [{ kind, count: same.length, lineCount: linesOf(same), first: same.slice(0, maxListed) }];
  });
  const wrong = findings.filter(({ kind }) => isProblem(kind));
  const removable = rowsToRemove(wrong);
  const report = {
    structure,
    refusal: structure && refusalOf(structure),
    found: foundHeadings,
    lineCount: lines.length,
    readyCount: lines.length - linesOf(wrong),
    removableCount: removable.size,
    groups,
    isConfirmed: found !== undefined,
  };
  return { report, findings, remaining: lines.filter(({ row }) => !removable.has(row)) };
};

/** Returns in how many lines something was found: a line has two cells. */
const linesOf = (findings: readonly Finding[]): number => new Set(findings.map(({ row }) => row)).size;

const confirmed = ({ fault, ...finding }: MaintenanceFinding): Finding => ({
  ...finding,
  kind: kindOfFault(fault),
});

/** Returns the problems that show in the file alone, by the server's rules. */
const problemsOf = (lines: readonly MaintenanceLine[]): Finding[] => {
  const byRow = new Map(lines.map((line) => [line.row, line]));
  return checkLines(lines).map(
    ({ fault, ...problem }): Finding => ({
      ...problem,
      kind: fault,
      value: byRow.get(problem.row)?.[problem.column].text.slice(0, maxReportedCharacters) ?? '',
    }),
  );
};

/** Returns how values were read that were not written as they should be. */
const readingsOf = (line: MaintenanceLine): Finding[] =>
  maintenanceColumns.flatMap((column): Finding[] => {
    const { text, reading } = line[column];
    if (!reading) return [];
    return [{ row: line.row, column, kind: reading, value: text, message: readingNotes[reading](text) }];
  });
