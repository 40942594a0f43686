import { maxMaintenanceLines } from '../contract/rules/maintenanceLimits';
import type { Reading, StructureFault } from './faults';
import type { OpenedSheet, OpenedWorkbook } from './openWorkbook';
import type { SheetCell } from './readSheetRows';

/** The headings of the first row, in this order; anything to their right is ignored (spec 10.6). */
export const maintenanceHeadings = ['NIF', 'NIF do estudante'] as const;
/** Heading of the column in which a rejected file is returned with its errors. */
export const errorsHeading = 'Erros';

/** A NIF read from a cell: its digits, and whether they came from a number or from a text with spaces. */
export interface ReadNif {
  readonly text: string;
  readonly reading?: Reading;
  /** The cell is a formula whose value was never calculated. */
  readonly isUnknown?: true;
}

/** A non-empty line; `row` is its row number in the sheet, counted from 1. */
export interface MaintenanceLine {
  readonly row: number;
  readonly fiscalNumber: ReadNif;
  readonly studentFiscalNumber: ReadNif;
}

/** A sheet of a file, and the contents of its first row. */
export interface FoundHeadings {
  readonly sheet: string;
  readonly headings: readonly string[];
}

/**
 * The contents of a maintenance file: the first row of its sheet, and every further row with a value in the
 * first two columns.
 */
export interface MaintenanceSheet {
  readonly headings: readonly unknown[];
  readonly lines: readonly MaintenanceLine[];
  /** The headings found instead in the first sheets, when no sheet has those of a maintenance file. */
  readonly found?: readonly FoundHeadings[];
}

/**
 * Reads the relevant sheet of a workbook; rows and columns without content cost nothing, whatever range the
 * sheet claims.
 */
export const readMaintenanceSheet = (workbook: OpenedWorkbook): MaintenanceSheet => {
  const sheet = workbook[maintenanceSheetOf(workbook)] ?? { name: '', rows: [] };
  const lines: MaintenanceLine[] = [];
  sheet.rows.forEach((cells, index) => {
    if (index === 0) return;
    const [fiscalNumber, studentFiscalNumber] = [readCell(cells?.[0]), readCell(cells?.[1])];
    if (isEmpty(fiscalNumber) && isEmpty(studentFiscalNumber)) return;
    lines.push({ row: index + 1, fiscalNumber, studentFiscalNumber });
  });
  const headings = headingsOf(sheet);
  return areMaintenanceHeadings(headings)
    ? { headings, lines }
    : { headings, lines, found: foundIn(workbook) };
};

/**
 * Returns the index of the relevant sheet: the first one with the headings of a maintenance file, otherwise
 * the first of all.
 */
export const maintenanceSheetOf = (workbook: OpenedWorkbook): number =>
  Math.max(
    0,
    workbook.findIndex((sheet) => areMaintenanceHeadings(headingsOf(sheet))),
  );

/** Returns whether these are the headings of a maintenance file, ignoring spacing and case. */
const areMaintenanceHeadings = (headings: readonly unknown[]): boolean =>
  maintenanceHeadings.every((heading, index) => normalHeading(headings[index]) === normalHeading(heading));

/** Returns why a file can't be a maintenance file, whatever its lines contain; undefined when it can. */
export const structureProblem = (
  headings: readonly unknown[],
  lineCount: number,
): StructureFault | undefined => {
  if (!areMaintenanceHeadings(headings)) return 'headings';
  if (lineCount === 0) return 'empty';
  return lineCount > maxMaintenanceLines ? 'tooManyLines' : undefined;
};

/** Reads the NIF in a cell: a number as its digits, a text without any spaces (spec 10.6). */
export const readNifCell = (value: unknown): ReadNif => {
  if (typeof value === 'number') return { text: String(value), reading: 'asNumber' };
  if (typeof value !== 'string') return { text: value === undefined || value === null ? '' : String(value) };
  const text = value.replace(spaces, '');
  return text === value || text === '' ? { text } : { text, reading: 'withSpaces' };
};

/** How much of an invalid file is reported. */
const [maxReportedSheets, maxReportedHeadings, maxReportedCharacters] = [5, 5, 40];

const headingsOf = ({ rows }: OpenedSheet): unknown[] => Array.from(rows[0] ?? [], (cell) => cell?.value);

const readCell = (cell: SheetCell | undefined): ReadNif =>
  cell && cell.value === undefined ? { text: '', isUnknown: true } : readNifCell(cell?.value);

const isEmpty = ({ text, isUnknown }: ReadNif) => text === '' && !isUnknown;

const foundIn = (workbook: OpenedWorkbook): FoundHeadings[] =>
  workbook.slice(0, maxReportedSheets).map((sheet) => ({
    sheet: sheet.name.slice(0, maxReportedCharacters),
    headings: headingsOf(sheet)
      .slice(0, maxReportedHeadings)
      .map((heading) => String(heading ?? '').slice(0, maxReportedCharacters)),
  }));

const normalHeading = (value: unknown) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Characters that people see as a space, or don't see at all. */
const spaces = /[\s\u00a0\u200b-\u200d\u2060\ufeff]/g;
