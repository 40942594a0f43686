import type { OpenedSheet } from './openWorkbook';
import type { SheetRow } from './readSheetRows';

/** How many rows with content may stand above the headings, such as a title. */
const maxRowsAbove = 10;

/** Reads the first rows with content of a sheet, one of which may have its headings. */
export const readFirstRows = ({ rows }: OpenedSheet): readonly SheetRow[] => {
  const found: SheetRow[] = [];
  for (const row of rows) {
    if (row.cells.length > 0) found.push(row);
    if (found.length > maxRowsAbove) break;
  }
  return found;
};
