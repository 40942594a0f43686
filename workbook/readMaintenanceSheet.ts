import { cleanDigits, cleanText } from '../contract/rules/cleanText';
import { maxMaintenanceColumns, maxMaintenanceLines } from '../contract/rules/maintenanceLimits';
import type { Reading, StructureFault } from './faults';
import type { OpenedSheet, OpenedWorkbook } from './openWorkbook';
import type { SheetCell } from './readSheetRows';

/** The headings of a list, in this order; anything to their right is ignored (spec 10.6). */
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

/** A sheet of a file, and its first row with content, counted from 1. */
export interface FoundHeadings {
  readonly sheet: string;
  readonly row: number;
  readonly headings: readonly string[];
}

/** The list of a maintenance file: its headings, and every row below with a value in the first two columns. */
export interface MaintenanceSheet {
  readonly headings: readonly unknown[];
  readonly lines: readonly MaintenanceLine[];
  /** Present where there are more columns than a list may have; the errors of an earlier answer are none of them. */
  readonly isTooWide?: true;
  /** What the first sheets begin with instead, when no sheet has the headings of a maintenance file. */
  readonly found?: readonly FoundHeadings[];
}

/** A sheet that holds the list, and the index of the row with its headings; undefined where it has none. */
interface FoundList {
  readonly sheet: OpenedSheet;
  readonly headingRow: number | undefined;
}

/** How many rows with content may stand above the headings, such as a title. */
const maxRowsAbove = 10;
/** The sheet of the template that shows how lines are filled in. */
const exampleSheet = 'exemplo';

/** Reads the list of a workbook; rows and columns without content cost nothing, whatever range the sheet claims. */
export const readMaintenanceSheet = (workbook: OpenedWorkbook): MaintenanceSheet => {
  const { sheet, headingRow } = maintenanceListOf(workbook);
  if (headingRow === undefined) {
    const first = firstRows(sheet, 1)[0];
    return { headings: valuesOf(sheet, first ?? 0), lines: [], found: foundIn(workbook) };
  }
  const lines: MaintenanceLine[] = [];
  sheet.rows.forEach((cells, index) => {
    if (index <= headingRow) return;
    const [fiscalNumber, studentFiscalNumber] = [readCell(cells?.[0]), readCell(cells?.[1])];
    if (isEmpty(fiscalNumber) && isEmpty(studentFiscalNumber)) return;
    lines.push({ row: index + 1, fiscalNumber, studentFiscalNumber });
  });
  const headings = valuesOf(sheet, headingRow);
  const isTooWide =
    sheet.isTooWide ||
    (headings[maxMaintenanceColumns] !== errorsHeading &&
      sheet.rows.some((cells) => cells?.[maxMaintenanceColumns] !== undefined));
  return { headings, lines, ...(isTooWide && { isTooWide }) };
};

/**
 * Finds the list in a workbook: the first sheet that people see with the headings of a maintenance file. The template's
 * example is never the list, and sheets that are hidden only where all others are empty.
 */
export const maintenanceListOf = (workbook: OpenedWorkbook): FoundList => {
  const sheets = candidatesOf(workbook);
  for (const sheet of sheets) {
    const headingRow = firstRows(sheet, maxRowsAbove + 1).find((row) => areHeadings(valuesOf(sheet, row)));
    if (headingRow !== undefined) return { sheet, headingRow };
  }
  return { sheet: sheets[0] ?? noSheet, headingRow: undefined };
};

const noSheet: OpenedSheet = { name: '', isHidden: false, rows: [], isTooWide: false };

const candidatesOf = (workbook: OpenedWorkbook): readonly OpenedSheet[] => {
  const lists = workbook.filter(({ name }) => normalHeading(name) !== exampleSheet);
  const visible = lists.filter(({ isHidden }) => !isHidden);
  return visible.some(({ rows }) => rows.length > 0) ? visible : lists;
};

/** Returns the indexes of the first rows with content. */
const firstRows = ({ rows }: OpenedSheet, count: number): number[] => {
  const found: number[] = [];
  rows.some((_, index) => found.push(index) === count);
  return found;
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

const valuesOf = ({ rows }: OpenedSheet, row: number): unknown[] =>
  Array.from(rows[row] ?? [], (cell) => cell?.value);

const readCell = (cell: SheetCell | undefined): ReadNif =>
  cell && cell.value === undefined ? { text: '', isUnknown: true } : readNifCell(cell?.value);

const isEmpty = ({ text, isUnknown }: ReadNif) => text === '' && !isUnknown;

const foundIn = (workbook: OpenedWorkbook): FoundHeadings[] =>
  candidatesOf(workbook)
    .slice(0, maxReportedSheets)
    .map((sheet) => {
      const [row = 0] = firstRows(sheet, 1);
      return {
        sheet: sheet.name.slice(0, maxReportedCharacters),
        row: row + 1,
        headings: valuesOf(sheet, row)
          .slice(0, maxReportedHeadings)
          .map((heading) => String(heading ?? '').slice(0, maxReportedCharacters)),
      };
    });

const normalHeading = (value: unknown) =>
  cleanText(String(value ?? ''))
    .replace(/\s+/g, ' ')
    .toLowerCase();
