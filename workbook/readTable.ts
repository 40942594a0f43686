import { SSF } from 'xlsx';
import { cleanText, isBlankText, streamSafe } from '../contract/rules/cleanText';
import { maxMaintenanceColumns } from '../contract/rules/maintenanceLimits';
import { errorsHeading } from '../contract/rules/maintenanceMessages';
import { clockOf } from './clockOf';
import { type OpenedSheet, type OpenedWorkbook, openWorkbook } from './openWorkbook';
import { openCsv } from './readCsv';
import { readFirstRows } from './readFirstRows';
import type { SheetCell, SheetRow } from './readSheetRows';
import { shownNumber } from './shownNumber';

/** A field that columns can be matched to, with the names that its heading may have. */
export interface NamedField {
  readonly source: string;
  readonly names: readonly string[];
}

/** A number as it is kept, and as the sheet shows it. */
export interface ShownNumber {
  readonly number: number;
  readonly shown: string;
  /** The time of a clock, yyyy-MM-ddTHH:mm:ss, where it is shown as a day or a time. */
  readonly clock?: string;
}

/** What a cell says: its value, or nothing that is known, where a formula was never calculated. */
export type TableValue = string | boolean | ShownNumber | { readonly isUnknown: true };

/** A row with a value of a field, numbered from 1 as in the sheet; its values are in the order of the columns. */
export interface TableRow {
  readonly row: number;
  readonly values: readonly (TableValue | undefined)[];
}

/** A table of rows below headings. */
export interface ReadTable {
  /** The columns in their order, each with the field that it fills. */
  readonly columns: readonly { readonly heading: string; readonly field: string | null }[];
  readonly rows: readonly TableRow[];
  /** How many columns have content. */
  readonly width: number;
  readonly problem?: 'tooManyColumns' | 'tooManyRows';
}

/** Opens an .xlsx file or one with values between separators, whichever it is; throws UnreadableWorkbook. */
export const openTable = (bytes: Uint8Array): OpenedWorkbook =>
  bytes[0] === 0x50 && bytes[1] === 0x4b ? openWorkbook(bytes) : openCsv(bytes);

interface TableTerms {
  readonly fields: readonly NamedField[];
  /** The field of each column, where that is not to be found by its heading. */
  readonly columns?: readonly (string | null)[] | undefined;
  readonly maxRows: number;
}

/** Reads a table, and of its rows the values of the fields; rows without any are left out. */
export const readTable = (
  workbook: OpenedWorkbook,
  { fields, columns: chosen, maxRows }: TableTerms,
): ReadTable => {
  const { sheet, headingRow } = tableOf(workbook, fields);
  const matched = matchedFields(headingRow, fields);
  const columns = Array.from(headingRow?.cells ?? [], (cell, at) => ({
    heading: headingText(cell),
    field: chosen ? (chosen[at] ?? null) : (matched[at] ?? null),
  }));
  const rows: TableRow[] = [];
  let width = 0;
  let isTooWide = false;
  for (const { index, cells, isTooWide: isRowTooWide } of sheet?.rows ?? []) {
    width = Math.max(width, cells.length);
    if (isRowTooWide) isTooWide = true;
    if (!headingRow || index <= headingRow.index) continue;
    const values = columns.map(({ field }, at) => (field === null ? undefined : readValue(cells[at], sheet)));
    if (!values.some((value) => value !== undefined)) continue;
    if (rows.length === maxRows) return { columns, rows: [], width, problem: 'tooManyRows' };
    rows.push({ row: index + 1, values });
  }
  if (width > maxMaintenanceColumns && columns[maxMaintenanceColumns]?.heading !== errorsHeading)
    isTooWide = true;
  return { columns, rows, width, ...(isTooWide && { problem: 'tooManyColumns' }) };
};

/**
 * Finds the table of a workbook: of the sheets that people see, and the rows that may be headings, the first one with
 * the most headings of these fields, so that titles above it and other sheets do no harm.
 */
export const tableOf = (
  workbook: OpenedWorkbook,
  fields: readonly NamedField[],
): { readonly sheet: OpenedSheet | undefined; readonly headingRow: SheetRow | undefined } => {
  const visible = workbook.filter(({ isHidden }) => !isHidden);
  const candidates = visible.flatMap((sheet) =>
    readFirstRows(sheet).map((headingRow) => ({
      sheet,
      headingRow,
      count: matchedFields(headingRow, fields).filter(Boolean).length,
    })),
  );
  const [best] = candidates.toSorted((a, b) => b.count - a.count);
  return { sheet: best?.sheet, headingRow: best?.headingRow };
};

/** Returns the field of each column by its heading; a second column with the same one gets none. */
const matchedFields = (row: SheetRow | undefined, fields: readonly NamedField[]): (string | undefined)[] => {
  const known = new Map(fields.flatMap(({ source, names }) => names.map((name) => [plain(name), source])));
  const taken = new Set<string>();
  return Array.from(row?.cells ?? [], (cell) => {
    const field = known.get(plain(headingText(cell)));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
};

const maxHeading = 100;

const headingText = (cell: SheetCell | undefined) =>
  cleanText(String(cell?.value ?? '').slice(0, 2 * maxHeading)).slice(0, maxHeading);

/** Returns a heading's letters and digits, in lower case and without accents. */
const plain = (text: string) =>
  streamSafe(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const readValue = (cell: SheetCell | undefined, sheet: OpenedSheet | undefined): TableValue | undefined => {
  if (!cell) return undefined;
  const { value, format } = cell;
  if (value === undefined) return { isUnknown: true };
  if (typeof value === 'string') return isBlankText(value) ? undefined : value;
  if (typeof value === 'boolean') return value;
  const date1904 = sheet?.isFrom1904 ?? false;
  const clock = format !== undefined && SSF.is_date(format) ? clockOf(value, date1904) : undefined;
  return { number: value, shown: shownNumber(value, format, date1904), ...(clock && { clock }) };
};
