import { type CellObject, utils, type WorkSheet } from 'xlsx';
import { withoutFormula } from './cellText';
import { maintenanceHeadings } from './readMaintenanceSheet';
import { lookFormats, textFormat, writeWorkbook } from './writeWorkbook';

/** Builds a sheet of texts below a row of headings; digits stay text. */
export const textSheet = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): WorkSheet => ({
  '!data': [
    headings.map((heading) => textCell(heading, lookFormats.heading)),
    ...rows.map((row) => row.map((text) => textCell(text, textFormat))),
  ],
  '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: headings.length - 1 } }),
  '!cols': widths.map((wch) => ({ wch })),
});

const sheetName = 'Manutenção';
const columnWidth = 20;

/**
 * Builds a maintenance file with these rows: NIF, NIF of the student, and the extra columns headed by
 * `besides`, which are ignored when the file is read.
 */
export const writeMaintenanceFile = (
  rows: readonly (readonly string[])[],
  besides: readonly string[] = [],
): Uint8Array<ArrayBuffer> => {
  const headings = [...maintenanceHeadings, ...besides];
  const widths = headings.map((_, index) => (index < maintenanceHeadings.length ? 1 : 2) * columnWidth);
  return writeWorkbook(
    { SheetNames: [sheetName], Sheets: { [sheetName]: textSheet(headings, rows, widths) } },
    { textColumns: true },
  );
};

const textCell = (text: string, format: string): CellObject => ({
  t: 's',
  v: withoutFormula(text),
  z: format,
});
