import { cleanDigits, cleanText } from '../contract/rules/cleanText';
import { maxMaintenanceColumns, maxMaintenanceLines } from '../contract/rules/maintenanceLimits';
import {
  errorsHeading,
  type FoundHeadings,
  maintenanceHeadings,
  type Reading,
} from '../contract/rules/maintenanceMessages';
import type { StructureFault } from './faults';
import type { OpenedSheet, OpenedWorkbook } from './openWorkbook';
import { readFirstRows } from './readFirstRows';
import type { SheetCell, SheetRow } from './readSheetRows';

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

/** The list of a maintenance file: its headings, and every row below with a value in the first two columns. */
export interface MaintenanceSheet {
  readonly headings: readonly unknown[];
  readonly lines: readonly MaintenanceLine[];
  /** How many columns have content. */
  readonly width: number;
  /** Present where there are more columns than a list may have; the errors of an earlier answer are none of them. */
  readonly isTooWide?: true;
  /** What the first sheets begin with instead, when no sheet has the headings of a maintenance file. */
  readonly found?: readonly FoundHeadings[];
}

/** The sheet that holds the list. */
interface FoundList {
  readonly sheet: OpenedSheet;
  /** The row with the headings; absent where no sheet has them. */
  readonly headingRow?: SheetRow;
  /** Returns the first rows with content of a sheet. */
  readonly firstRowsOf: (sheet: OpenedSheet) => readonly SheetRow[];
}

/** The sheet of the template that shows how lines are filled in. */
const exampleSheet = 'exemplo';

/** Reads the list of a workbook; rows and columns without content cost nothing, whatever range the sheet claims. */
export const readMaintenanceSheet = (workbook: OpenedWorkbook): MaintenanceSheet => {
  const { sheet, headingRow, firstRowsOf } = maintenanceListOf(workbook);
  if (!headingRow) {
    const found = candidatesOf(workbook, firstRowsOf).slice(0, maxReportedSheets);
    const headings = valuesOf(firstRowsOf(sheet)[0]);
    return {
      headings,
      lines: [],
      width: 0,
      found: found.map((one) => foundIn(one.name, firstRowsOf(one)[0])),
    };
  }
  const headings = valuesOf(headingRow);
  const lines: MaintenanceLine[] = [];
  let width = 0;
  let isTooWide = false;
  for (const { index, cells, isTooWide: isRowTooWide } of sheet.rows) {
    width = Math.max(width, cells.length);
    if (isRowTooWide) isTooWide = true;
    if (index <= headingRow.index) continue;
    const [fiscalNumber, studentFiscalNumber] = [readCell(cells[0]), readCell(cells[1])];
    if (isEmpty(fiscalNumber) && isEmpty(studentFiscalNumber)) continue;
    lines.push({ row: index + 1, fiscalNumber, studentFiscalNumber });
  }
  if (width > maxMaintenanceColumns && headings[maxMaintenanceColumns] !== errorsHeading) isTooWide = true;
  return { headings, lines, width, ...(isTooWide && { isTooWide }) };
};

/**
 * Finds the list in a workbook: the first sheet that people see with the headings of a maintenance file. The template's
 * example is never the list, and sheets that are hidden only where all others are empty.
 */
export const maintenanceListOf = (workbook: OpenedWorkbook): FoundList => {
  const known = new Map<OpenedSheet, readonly SheetRow[]>();
  const firstRowsOf = (sheet: OpenedSheet) => {
    const rows = known.get(sheet) ?? readFirstRows(sheet);
    known.set(sheet, rows);
    return rows;
  };
  const sheets = candidatesOf(workbook, firstRowsOf);
  for (const sheet of sheets) {
    const headingRow = firstRowsOf(sheet).find((row) => areHeadings(valuesOf(row)));
    if (headingRow) return { sheet, headingRow, firstRowsOf };
  }
  return { sheet: sheets[0] ?? noSheet, firstRowsOf };
};

const noSheet: OpenedSheet = { name: '', isHidden: false, rows: [] };

const candidatesOf = (
  workbook: OpenedWorkbook,
  firstRowsOf: FoundList['firstRowsOf'],
): readonly OpenedSheet[] => {
  const lists = workbook.filter(({ name }) => normalHeading(name) !== exampleSheet);
  const visible = lists.filter(({ isHidden }) => !isHidden);
  return visible.some((sheet) => firstRowsOf(sheet).length > 0) ? visible : lists;
};

const areHeadings = (headings: readonly unknown[]): boolean =>
  maintenanceHeadings.every((heading, index) => normalHeading(headings[index]) === normalHeading(heading));

/** Returns why a file can't be a maintenance file, whatever its lines contain; undefined when it can. */
export const structureProblem = ({
  lines,
  isTooWide,
  found,
}: MaintenanceSheet): StructureFault | undefined => {
  if (found) return 'headings';
  if (lines.length === 0) return 'empty';
  if (lines.length > maxMaintenanceLines) return 'tooManyLines';
  return isTooWide ? 'tooManyColumns' : undefined;
};

/** Reads the NIF in a cell: a number as its digits, a text without any spaces (spec 10.6). */
export const readNifCell = (value: unknown): ReadNif => {
  if (typeof value === 'number') return { text: String(value), reading: 'asNumber' };
  if (typeof value !== 'string') return { text: value === undefined || value === null ? '' : String(value) };
  const text = cleanDigits(value);
  return text === value || text === '' ? { text } : { text, reading: 'withSpaces' };
};

/** How much of an invalid file is reported. */
const [maxReportedSheets, maxReportedHeadings, maxReportedCharacters] = [5, 5, 40];

const valuesOf = (row: SheetRow | undefined): unknown[] =>
  Array.from(row?.cells ?? [], (cell) => cell?.value);

const readCell = (cell: SheetCell | undefined): ReadNif =>
  cell && cell.value === undefined ? { text: '', isUnknown: true } : readNifCell(cell?.value);

const isEmpty = ({ text, isUnknown }: ReadNif) => text === '' && !isUnknown;

const foundIn = (name: string, row: SheetRow | undefined): FoundHeadings => ({
  sheet: name.slice(0, maxReportedCharacters),
  row: (row?.index ?? 0) + 1,
  headings: valuesOf(row)
    .slice(0, maxReportedHeadings)
    .map((heading) => String(heading ?? '').slice(0, maxReportedCharacters)),
});

/** Longer ones are none of ours. */
const maxHeadingCharacters = 200;

const normalHeading = (value: unknown) =>
  cleanText(String(value ?? '').slice(0, maxHeadingCharacters))
    .replace(/\s+/g, ' ')
    .toLowerCase();
