import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type CellObject, read, utils, type WorkBook, write } from 'xlsx';
import type { MaintenanceFileUpload } from '../../contract/entities/annualMaintenance';
import { workbookMediaType } from '../../contract/rules/maintenanceLimits';
import { maintenanceHeadings } from '../../contract/rules/maintenanceMessages';

/** A cell value in a test's workbook. */
export type CellValue = string | number | boolean | undefined;

/** Writes a workbook with a different library from the product's. */
export const workbookBytes = (book: WorkBook, bookType: 'xlsx' | 'xls' | 'csv' | 'ods' = 'xlsx') =>
  new Uint8Array(write(book, { type: 'array', bookType, compression: true }));

/** Makes a maintenance file with these lines, below the usual headings or others. */
export const maintenanceWorkbook = (
  lines: readonly (readonly CellValue[])[],
  headings: readonly CellValue[] = maintenanceHeadings,
): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([[...headings], ...lines.map((line) => [...line])]),
    'Lista',
  );
  return workbookBytes(book);
};

/** Returns a copy of a maintenance file with its parts changed. */
export const changedParts = (
  bytes: Uint8Array,
  change: (parts: Record<string, string>) => void,
): Uint8Array<ArrayBuffer> => {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
  change(parts);
  const packed = Object.entries(parts).map(([path, text]): [string, Uint8Array] => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(packed)));
};

/** Makes a maintenance file whose first sheet is this XML. */
export const workbookOfSheet = (xml: string): Uint8Array<ArrayBuffer> =>
  changedParts(maintenanceWorkbook([]), (parts) => {
    parts['xl/worksheets/sheet1.xml'] = xml;
  });

/** Makes the body of register-requests-from-file with these bytes. */
export const maintenanceUpload = (
  bytes: Uint8Array,
  filename = 'manutencao.xlsx',
): MaintenanceFileUpload => ({
  MaintenanceFile: {
    filename,
    sanitizeName: false,
    file: `data:${workbookMediaType};base64,${Buffer.from(bytes).toString('base64')}`,
  },
});

/** Reads a workbook with a different library from the product's. */
const readBook = (bytes: Uint8Array): WorkBook => read(bytes, { type: 'array', dense: true, cellNF: true });

/** Returns the values of a sheet as rows, by default of the first sheet. */
export const valuesOf = (bytes: Uint8Array, sheet = 0): CellValue[][] => {
  const book = readBook(bytes);
  const name = book.SheetNames[sheet] ?? '';
  return utils.sheet_to_json<CellValue[]>(book.Sheets[name] ?? {}, { header: 1 });
};

/** Returns a cell of the first sheet, by row and column from 1. */
export const cellOf = (bytes: Uint8Array, row: number, column: number): CellObject | undefined => {
  const book = readBook(bytes);
  return book.Sheets[book.SheetNames[0] ?? '']?.['!data']?.[row - 1]?.[column - 1];
};

/** Returns the XML of a sheet with these rows. */
export const sheetXml = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** Returns the XML of a cell with an inline string. */
export const inlineCell = (ref: string, text: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
