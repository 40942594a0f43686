import type { CellObject, WorkSheet } from 'xlsx';
import { utils } from 'xlsx';
import { maintenanceColumns } from '../contract/rules/maintenanceLimits';
import { maxTextLength, withoutFormula } from './cellText';
import type { LineProblem } from './checkLines';
import type { OpenedWorkbook } from './openWorkbook';
import { errorsHeading, maintenanceSheetOf } from './readMaintenanceSheet';
import type { SheetCell, SheetRows } from './readSheetRows';
import { workbookLimits } from './workbookLimits';
import { lookFormats, textFormat, writeWorkbook } from './writeWorkbook';

/** A message about a cell. */
type Mark = Pick<LineProblem, 'row' | 'column' | 'message'>;
/** Cells by row and column; both arrays are sparse. */
type Rows = (CellObject[] | undefined)[];

/** The most rows kept of each other sheet; the writer visits every cell in a sheet's range. */
const maxOtherRows = 20_000;
const noCells: CellObject[] = [];
const errorsColumnWidth = 70;

/**
 * Returns the workbook with the column `Erros` filled in and the cells with errors marked (spec 10.6). Values
 * are kept on every sheet; formulas, links, macros and pictures are not.
 */
export const markWorkbook = (
  workbook: OpenedWorkbook,
  problems: readonly Mark[],
): Uint8Array<ArrayBuffer> => {
  const counts = maintenanceSheetOf(workbook);
  const names = writableNames(workbook);
  const sheets = workbook.map(({ rows }, index): [string, WorkSheet] => {
    const name = names[index] ?? '';
    if (index !== counts) return [name, sheetOf(plainRows(rows, maxOtherRows))];
    const marked = plainRows(rows);
    const errors = mark(marked, problems);
    const columns = Array.from({ length: errors + 1 }, (_, column) => ({
      wch: column === errors ? errorsColumnWidth : 20,
    }));
    return [name, sheetOf(marked, columns)];
  });
  return writeWorkbook({ SheetNames: names, Sheets: Object.fromEntries(sheets) });
};

const textCell = (text: string, format: string = textFormat): CellObject => ({
  t: 's',
  v: withoutFormula(text).slice(0, maxTextLength),
  z: format,
});

/** Keeps text as text, even when somebody edits it or saves it as plain text. */
const plainCell = ({ value, format }: SheetCell): CellObject | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'boolean') return { t: 'b', v: value };
  return { t: 'n', v: value, ...(format && !/["@]/.test(format) ? { z: format } : {}) };
};

const plainRows = (sheet: SheetRows, maxRows: number = Number.POSITIVE_INFINITY): Rows => {
  const rows: Rows = [];
  sheet.forEach((cells, row) => {
    if (row >= maxRows) return;
    const kept: CellObject[] = [];
    cells?.forEach((cell, column) => {
      const plain = plainCell(cell);
      if (plain) kept[column] = plain;
    });
    if (kept.length > 0) rows[row] = kept;
  });
  return rows;
};

const widthOf = (rows: Rows, least: number): number => {
  let width = least;
  for (const cells of rows) width = Math.max(width, cells?.length ?? 0);
  return width;
};

const sheetOf = (rows: Rows, columns?: WorkSheet['!cols']): WorkSheet => {
  const width = widthOf(rows, 1);
  const range = { s: { r: 0, c: 0 }, e: { r: Math.max(rows.length - 1, 0), c: width - 1 } };
  const data = Array.from(rows, (cells) => cells ?? noCells);
  return { '!data': data, '!ref': utils.encode_range(range), ...(columns && { '!cols': columns }) };
};

/** Returns the column for the errors: the one that an earlier answer added, otherwise the first free one. */
const errorsColumnOf = (rows: Rows): number => {
  const headed = (rows[0] ?? []).findIndex((cell) => cell?.v === errorsHeading);
  if (headed >= maintenanceColumns.length) return headed;
  const free = widthOf(rows, maintenanceColumns.length);
  return Math.min(free, workbookLimits.columns);
};

const cellsOf = (rows: Rows, index: number): CellObject[] => {
  const cells = rows[index] ?? [];
  rows[index] = cells;
  return cells;
};

const mark = (rows: Rows, problems: readonly Mark[]): number => {
  const errors = errorsColumnOf(rows);
  for (const cells of rows) if (cells) delete cells[errors];
  cellsOf(rows, 0)[errors] = textCell(errorsHeading, lookFormats.heading);
  for (const { row, column, message } of problems) {
    const cells = cellsOf(rows, row - 1);
    const at = maintenanceColumns.indexOf(column);
    cells[at] = textCell(String(cells[at]?.v ?? ''), lookFormats.problem);
    const before = cells[errors]?.v;
    cells[errors] = textCell(before === undefined ? message : `${before} ${message}`, lookFormats.problem);
  }
  return errors;
};

/** Returns the names of the sheets, replacing those that the writer would refuse. */
const writableNames = (workbook: OpenedWorkbook): string[] => {
  const used = new Set(['history']);
  return workbook.map(({ name }, index) => {
    const isWritable = /^(?!')[^:\\/?*[\]]{1,31}(?<!')$/.test(name) && !used.has(name.toLowerCase());
    const written = isWritable ? name : `Folha ${index + 1} (${used.size})`;
    used.add(written.toLowerCase());
    return written;
  });
};
