import type { CellObject, WorkBook, WorkSheet } from 'xlsx';
import { utils } from 'xlsx';
import { errorsHeading, type LineProblem, maintenanceColumns } from '../rules/maintenanceFile';
import { lookFormats, textFormat } from './cellStyles';
import { plainText } from './plainText';
import { maintenanceSheetOf } from './readMaintenanceSheet';
import { writeWorkbook } from './writeWorkbook';

/** What is said of a cell. */
type Mark = Pick<LineProblem, 'row' | 'column' | 'message'>;
/** Cells by row and column; both have holes. */
type Rows = (CellObject[] | undefined)[];

/** What is kept of a sheet to its right and below; a writer visits every cell of the range. */
const lastColumn = 50;
const maxOtherRows = 20_000;
/** Longest text that a cell can hold. */
const maxTextLength = 32_767;
const noCells: CellObject[] = [];
const errorsColumnWidth = 70;

const textCell = (text: string, format: string = textFormat): CellObject => ({
  t: 's',
  v: plainText(text).slice(0, maxTextLength),
  z: format,
});

/** A cell without formula, link or comment; texts stay texts when somebody edits them, or saves them as plain text. */
const plainCell = ({ t, v, z }: CellObject): CellObject => {
  if (typeof v === 'string' && t === 's') return textCell(v);
  return { t, v, ...(typeof z === 'string' && !/["@]/.test(z) ? { z } : {}) };
};

const plainRows = (sheet: WorkSheet | undefined, maxRows: number = Number.POSITIVE_INFINITY): Rows => {
  const rows: Rows = [];
  (sheet?.['!data'] ?? []).forEach((cells, row) => {
    const kept: CellObject[] = [];
    if (row >= maxRows) return;
    // A row with one cell far to the right is an array of thousands of holes.
    (cells?.slice(0, lastColumn) ?? []).forEach((cell, column) => {
      if (cell?.v !== undefined) kept[column] = plainCell(cell);
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

/** Where the errors belong: the column that an earlier answer made for them, else the first free one. */
const errorsColumnOf = (rows: Rows): number => {
  const headed = (rows[0] ?? []).findIndex((cell) => cell?.v === errorsHeading);
  if (headed >= maintenanceColumns.length) return headed;
  const free = widthOf(rows, maintenanceColumns.length);
  return Math.min(free, lastColumn);
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

/**
 * The same workbook with the column `Erros` filled and the wrong cells marked (api.md, "Maintenance file"). Values stay,
 * on every sheet; formulas, links, macros and pictures do not.
 */
export const markWorkbook = (workbook: WorkBook, problems: readonly Mark[]): Uint8Array<ArrayBuffer> => {
  const first = plainRows(maintenanceSheetOf(workbook));
  const errors = mark(first, problems);
  const columns = Array.from({ length: errors + 1 }, (_, index) => ({
    wch: index === errors ? errorsColumnWidth : 20,
  }));
  const [name = '', ...others] = workbook.SheetNames;
  return writeWorkbook({
    SheetNames: [name, ...others],
    Sheets: Object.fromEntries([
      [name, sheetOf(first, columns)],
      ...others.map((other): [string, WorkSheet] => [
        other,
        sheetOf(plainRows(workbook.Sheets[other], maxOtherRows)),
      ]),
    ]),
  });
};
