import { SSF } from 'xlsx';
import { clockOf } from './clockOf';
import { type Mark, markSheet } from './markSheet';
import type { OpenedWorkbook } from './openWorkbook';
import { type NamedField, tableOf } from './readTable';
import { shownNumber } from './shownNumber';

interface TableMarks {
  readonly fields: readonly NamedField[];
  /** How many columns have content, as readTable says. */
  readonly width: number;
  readonly marks: readonly Mark[];
  /** Whether the rows without errors are left out. */
  readonly isOnlyWrong?: boolean | undefined;
}

/**
 * Returns a workbook with the rows of a table, or only the wrong ones, the column `Erros` filled in and the cells with
 * errors marked. It can be read again: days and formatted numbers are texts as they are written in Portugal, unless that rounds them.
 */
export const markTable = (
  workbook: OpenedWorkbook,
  { fields, ...terms }: TableMarks,
): Uint8Array<ArrayBuffer> => {
  const { sheet, headingRow } = tableOf(workbook, fields);
  return markSheet(sheet ?? { name: '', isHidden: false, rows: [] }, {
    ...terms,
    headingRow,
    leastColumns: 1,
    written: asTyped,
  });
};

const asTyped = (value: number, format: string, date1904: boolean): string | number => {
  const clock = SSF.is_date(format) && value >= 1 ? clockOf(value, date1904) : undefined;
  if (clock === undefined) return unlessRounded(value, shownNumber(value, format, date1904));
  const [day = '', time = ''] = clock.split('T');
  const typed = day.split('-').reverse().join('/');
  return time === '00:00:00' ? typed : `${typed} ${time.slice(0, 'HH:mm'.length)}`;
};

/** Returns a number as it is shown, as long as nothing of it is lost. */
const unlessRounded = (value: number, shown: string): string | number => {
  const digits = Number(shown.replace(/[^\d,-]/g, '').replace(',', '.'));
  const read = shown.includes('%') ? digits / 100 : digits;
  return Math.abs(read - value) < 1e-9 * Math.max(1, Math.abs(value)) ? shown : value;
};
