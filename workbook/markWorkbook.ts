import { maintenanceColumns } from '../contract/rules/maintenanceLimits';
import { maintenanceHeadings } from '../contract/rules/maintenanceMessages';
import type { LineProblem } from './checkLines';
import { markSheet } from './markSheet';
import type { OpenedWorkbook } from './openWorkbook';
import { maintenanceListOf, readMaintenanceSheet } from './readMaintenanceSheet';
import { shownNumber } from './shownNumber';

/**
 * Returns a workbook with the rows of a list as they were shown, the column `Erros` filled in and the cells with errors
 * marked (spec 10.6). Other sheets do not come back. The width is that of readMaintenanceSheet.
 */
export const markWorkbook = (
  workbook: OpenedWorkbook,
  problems: readonly Pick<LineProblem, 'row' | 'column' | 'message'>[],
  width = readMaintenanceSheet(workbook).width,
): Uint8Array<ArrayBuffer> => {
  const { sheet, headingRow } = maintenanceListOf(workbook);
  const marks = problems.map(({ row, column, message }) => ({
    row,
    column: maintenanceColumns.indexOf(column),
    message,
  }));
  const leastColumns = maintenanceHeadings.length;
  return markSheet(sheet, { headingRow, width, leastColumns, marks, written: shownNumber });
};
