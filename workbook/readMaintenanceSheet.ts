import { maxMaintenanceLines } from '../contract/rules/maintenanceLimits';
import type { Reading, StructureFault } from './faults';
import type { OpenedSheet, OpenedWorkbook } from './openWorkbook';
import type { SheetCell } from './readSheetRows';

/** The headings of the first row, in this order; what stands to their right is nobody's concern (spec 10.6). */
export const maintenanceHeadings = ['NIF', 'NIF do estudante'] as const;
/** Heading of the column in which a rejected file comes back with what is wrong. */
export const errorsHeading = 'Erros';

/** A NIF as a cell gave it: its digits, and whether it had to be read out of a number or between spaces. */
export interface ReadNif {
  readonly text: string;
  readonly reading?: Reading;
  /** It is a formula whose value nobody calculated. */
  readonly isUnknown?: true;
}

/** A line with something in it; `row` is its row in the sheet, counted from 1. */
export interface MaintenanceLine {
  readonly row: number;
  readonly fiscalNumber: ReadNif;
  readonly studentFiscalNumber: ReadNif;
}

/** A sheet of a file, and what stands in its first row. */
export interface FoundHeadings {
  readonly sheet: string;
  readonly headings: readonly string[];
}

/** What a maintenance file says: the first row of its sheet, and each further row with something in its first two columns. */
export interface MaintenanceSheet {
  readonly headings: readonly unknown[];
  readonly lines: readonly MaintenanceLine[];
  /** Where no sheet has the headings of a maintenance file: what the first ones have instead. */
  readonly found?: readonly FoundHeadings[];
}

/** Reads the sheet of a workbook that counts; rows and columns without content cost nothing, whatever range it claims. */
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

/** The place of the sheet that counts: the first one with the headings of a maintenance file, else the first of all. */
export const maintenanceSheetOf = (workbook: OpenedWorkbook): number =>
  Math.max(
    0,
    workbook.findIndex((sheet) => areMaintenanceHeadings(headingsOf(sheet))),
  );

/** Whether these are the headings of a maintenance file, however spaced and in whatever case. */
const areMaintenanceHeadings = (headings: readonly unknown[]): boolean =>
  maintenanceHeadings.every((heading, index) => normalHeading(headings[index]) === normalHeading(heading));

/** Why a file can't be a maintenance file, whatever its lines hold; undefined when it can. */
export const structureProblem = (
  headings: readonly unknown[],
  lineCount: number,
): StructureFault | undefined => {
  if (!areMaintenanceHeadings(headings)) return 'headings';
  if (lineCount === 0) return 'empty';
  return lineCount > maxMaintenanceLines ? 'tooManyLines' : undefined;
};

/** The NIF in a cell: a number as its digits, a text without any spaces (spec 10.6). */
export const readNifCell = (value: unknown): ReadNif => {
  if (typeof value === 'number') return { text: String(value), reading: 'asNumber' };
  if (typeof value !== 'string') return { text: value === undefined || value === null ? '' : String(value) };
  const text = value.replace(spaces, '');
  return text === value || text === '' ? { text } : { text, reading: 'withSpaces' };
};

/** So much of a wrong file is told. */
const [toldSheets, toldHeadings, toldCharacters] = [5, 5, 40];

const headingsOf = ({ rows }: OpenedSheet): unknown[] => Array.from(rows[0] ?? [], (cell) => cell?.value);

const readCell = (cell: SheetCell | undefined): ReadNif =>
  cell && cell.value === undefined ? { text: '', isUnknown: true } : readNifCell(cell?.value);

const isEmpty = ({ text, isUnknown }: ReadNif) => text === '' && !isUnknown;

const foundIn = (workbook: OpenedWorkbook): FoundHeadings[] =>
  workbook.slice(0, toldSheets).map((sheet) => ({
    sheet: sheet.name.slice(0, toldCharacters),
    headings: headingsOf(sheet)
      .slice(0, toldHeadings)
      .map((heading) => String(heading ?? '').slice(0, toldCharacters)),
  }));

const normalHeading = (value: unknown) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What people see as space, or not at all. */
const spaces = /[\s\u00a0\u200b-\u200d\u2060\ufeff]/g;
