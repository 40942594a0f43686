import { maintenanceHeadings, maintenanceSheetName } from '../contract/rules/maintenanceMessages';

import { heading, type WrittenCell, type WrittenSheet } from './workbookXml';
import { writeWorkbook } from './writeWorkbook';

type TextSheet = WrittenSheet & { readonly rows: readonly (readonly WrittenCell[])[] };

/** Builds a sheet of texts below a row of headings; whole columns are text, so that digits typed there stay as typed. */
export const textSheet = (
  name: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): TextSheet => ({ name, widths, isText: true, rows: [headings.map(heading), ...rows] });

const columnWidth = 20;

/**
 * Builds a maintenance file with these rows: NIF, NIF of the student, and the extra columns headed by `besides`, which
 * are ignored when the file is read.
 */
export const writeMaintenanceFile = (
  rows: readonly (readonly string[])[],
  besides: readonly string[] = [],
): Uint8Array<ArrayBuffer> => {
  const headings = [...maintenanceHeadings, ...besides];
  const widths = headings.map((_, index) => (index < maintenanceHeadings.length ? 1 : 2) * columnWidth);
  return writeWorkbook([textSheet(maintenanceSheetName, headings, rows, widths)]);
};
