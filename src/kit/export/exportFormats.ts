import type { RaRecord, useTranslate } from 'ra-core';
import type { CellObject } from 'xlsx';
import { cellKinds, cellText, hasValue } from '../fields/cellKinds';
import { type Field, kindOf } from '../fields/Field';
import { amountAsTyped } from '../format/amount';
import { lisbonTyped } from '../format/lisbonTime';

/** A table to be written to a file. */
export interface ExportedTable {
  /** Fields with their translated headings. */
  columns: readonly { field: Field; heading: string }[];
  rows: readonly RaRecord[];
  /** react-admin's name of the resource. */
  resource: string | undefined;
  /** Translated; names the sheet. */
  title: string;
  translate: ReturnType<typeof useTranslate>;
}

/** The file formats that a list can be exported to. */
export type ExportFormat = 'xlsx' | 'csv';

/** Writes a table to a file; the library for workbooks is loaded only when it is needed. */
export const writeTable = async (format: ExportFormat, table: ExportedTable): Promise<Blob> =>
  format === 'csv' ? writeCsv(table) : writeWorkbook(table);

/** Prefixes a text that a spreadsheet would run as a formula with an apostrophe, so that it stays a text. */
const harmless = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Uses semicolons and a byte order mark, without which a Portuguese spreadsheet gets columns and accents wrong. */
const writeCsv = ({ columns, rows, ...environment }: ExportedTable): Blob => {
  const textIn = (row: RaRecord, field: Field) => {
    const value: unknown = row[field.source];
    if (!hasValue(value)) return '';
    const { sheet } = cellKinds[kindOf(field)];
    if (sheet === 'number') return String(value);
    if (sheet === 'money') return amountAsTyped(Number(value));
    return harmless(cellText(row, { field, ...environment }));
  };
  const lines = [
    columns.map(({ heading }) => harmless(heading)),
    ...rows.map((row) => columns.map(({ field }) => textIn(row, field))),
  ];
  const text = lines.map((line) => `${line.map(quoted).join(';')}\r\n`).join('');
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
};

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const msPerDay = 86_400_000;
const firstDay = Date.UTC(1899, 11, 30);
/** The longest sheet name that Excel allows, in characters. */
const maxOfName = 31;

/** Converts a date and time to a workbook's serial number: days since 30 December 1899, without a time zone. */
const serial = (text: string) => (Date.parse(`${text}Z`) - firstDay) / msPerDay;

const patterns = { money: '#,##0.00 "€"', day: 'dd-mm-yyyy', moment: 'dd-mm-yyyy hh:mm' } as const;

const writeWorkbook = async ({ columns, rows, title, ...environment }: ExportedTable): Promise<Blob> => {
  const { utils, write } = await import('xlsx');
  const cellIn = (row: RaRecord, field: Field): CellObject | null => {
    const value: unknown = row[field.source];
    if (!hasValue(value) && !field.text) return null;
    switch (cellKinds[kindOf(field)].sheet) {
      case 'number':
        return { t: 'n', v: Number(value) };
      case 'money':
        return { t: 'n', v: Number(value), z: patterns.money };
      case 'day':
        return { t: 'n', v: serial(`${value}T00:00`), z: patterns.day };
      case 'moment':
        return { t: 'n', v: serial(lisbonTyped(String(value))), z: patterns.moment };
      default:
        // A text cell is never run as a formula, whatever it begins with.
        return { t: 's', v: cellText(row, { field, ...environment }) };
    }
  };
  const sheet = utils.aoa_to_sheet([
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ field }) => cellIn(row, field))),
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, title.replace(/[\\/?*[\]:]/g, ' ').slice(0, maxOfName));
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return new Blob([bytes], { type: workbookType });
};

/** Returns the file name: the list's title and the day in Portugal, such as `textos-de-decisao-2026-11-22.csv`. */
export const exportName = (title: string, format: ExportFormat, now: Date): string => {
  const plain = title.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `${name}-${lisbonTyped(now.toISOString()).slice(0, 'yyyy-MM-dd'.length)}.${format}`;
};
