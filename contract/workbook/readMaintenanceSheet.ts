import type { WorkBook, WorkSheet } from 'xlsx';
import { type MaintenanceLine, readNifCell } from '../rules/maintenanceFile';
import { UnreadableWorkbook } from './unreadableWorkbook';

/** What a maintenance file says: the first row, and each further row with something in its first two columns. */
export interface MaintenanceSheet {
  readonly headings: readonly unknown[];
  readonly lines: readonly MaintenanceLine[];
}

/** The sheet that counts: the first one. */
export const maintenanceSheetOf = ({ SheetNames: [name], Sheets }: WorkBook): WorkSheet => {
  const sheet = name === undefined ? undefined : Sheets[name];
  if (!sheet) throw new UnreadableWorkbook('notWorkbook');
  return sheet;
};

/** Reads the first sheet of a workbook; rows and columns without content cost nothing, whatever range the sheet claims. */
export const readMaintenanceSheet = (workbook: WorkBook): MaintenanceSheet => {
  const rows = maintenanceSheetOf(workbook)['!data'] ?? [];
  const lines: MaintenanceLine[] = [];
  rows.forEach((cells, index) => {
    if (index === 0) return;
    const [fiscalNumber, studentFiscalNumber] = [readNifCell(cells?.[0]?.v), readNifCell(cells?.[1]?.v)];
    if (fiscalNumber.text === '' && studentFiscalNumber.text === '') return;
    lines.push({ row: index + 1, fiscalNumber, studentFiscalNumber });
  });
  return { headings: (rows[0] ?? []).map((cell) => cell?.v), lines };
};
