import { readFileSync } from 'node:fs';
import { read, utils, write } from 'xlsx';
import { workbookMediaType } from '../../../contract/rules/maintenanceLimits';
import { maintenanceHeadings } from '../../../contract/rules/maintenanceMessages';

type Cells = readonly (readonly (string | number)[])[];

/** Makes a maintenance file with these lines below its headings, as Playwright hands it to a file input. */
export const makeWorkbook = (name: string, lines: Cells) => {
  const book = utils.book_new();
  const rows = [[...maintenanceHeadings], ...lines.map((line) => [...line])];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Lista');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return { name, mimeType: workbookMediaType, buffer: Buffer.from(bytes) };
};

/** Returns the rows of a workbook's first sheet. */
export const readRows = (path: string): unknown[][] => {
  const book = read(readFileSync(path));
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
};
