import { SSF } from 'xlsx';
import { type Mark, markSheet } from './markSheet';
import type { OpenedWorkbook } from './openWorkbook';
import { clockOf, type NamedField, tableOf } from './readTable';

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
 * errors marked. It can be read again: days are texts in the order of Portugal, other numbers stay numbers.
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
  const clock = SSF.is_date(format) ? clockOf(value, date1904) : undefined;
  if (clock === undefined) return value;
  const [day = '', time = ''] = clock.split('T');
  const typed = day.split('-').reverse().join('/');
  return time === '00:00:00' ? typed : `${typed} ${time.slice(0, 'HH:mm'.length)}`;
};
