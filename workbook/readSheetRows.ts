import { decodeCellText } from './cellText';
import { UnreadableWorkbook } from './faults';
import { readXml } from './readXml';
import { workbookLimits } from './workbookLimits';

/** A cell as read: its displayed value, and the number format. */
export interface SheetCell {
  /** Undefined when the cell is a formula that was never calculated. */
  readonly value: string | number | boolean | undefined;
  readonly format?: string;
}

/** Cells by row and column, counted from 0; both arrays are sparse. */
export type SheetRows = (SheetCell[] | undefined)[];

/** Data shared by the cells of all sheets of a workbook. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly formats: readonly (string | undefined)[];
  /** Counts the characters of cells, including shared texts; refuses too many. */
  readonly count: (characters: number) => void;
}

interface OpenCell {
  readonly column: number;
  readonly type: string | undefined;
  readonly style: string | undefined;
  hasFormula: boolean;
  isRead: boolean;
  parts: string[];
}

/** Returns the column of a reference such as 'AB12'; a cell without a reference follows the previous one. */
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const rowOf = (reference: string | undefined): number | undefined =>
  reference && /^\d{1,7}$/.test(reference) ? Number(reference) - 1 : undefined;

const shownValue = ({ type, hasFormula, isRead, parts }: OpenCell, strings: readonly string[]) => {
  const text = parts.join('');
  if (hasFormula && !isRead) return undefined;
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text.trim() === '1' || text.trim().toLowerCase() === 'true';
  const number = text.trim() === '' ? Number.NaN : Number(text);
  // Errors, dates and unknown types are kept as text.
  return (type === undefined || type === 'n') && Number.isFinite(number) ? number : decodeCellText(text);
};

/** Reads the cells of a worksheet, up to the last column of interest; refuses a sheet that is too long. */
export const readSheetRows = (xml: string, { strings, formats, count }: CellContext): SheetRows => {
  const rows: SheetRows = [];
  if (xml === '') return rows;
  let [row, column] = [-1, -1];
  let cell: OpenCell | undefined;
  let [isText, aids] = [false, 0];

  const keep = (made: OpenCell) => {
    const value = shownValue(made, strings);
    if (value === '' || made.column < 0 || made.column >= workbookLimits.columns) return;
    if (typeof value === 'string') count(value.length);
    const format = typeof value === 'number' ? formats[Number(made.style)] : undefined;
    const kept: SheetCell = format === undefined ? { value } : { value, format };
    const cells = rows[row] ?? [];
    cells[made.column] = kept;
    rows[row] = cells;
  };

  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = rowOf(attributes.r) ?? row + 1;
        column = -1;
        if (row >= workbookLimits.lastRow) throw new UnreadableWorkbook('tooLarge');
      } else if (name === 'c' && row >= 0) {
        column = columnOf(attributes.r) ?? column + 1;
        cell = {
          column,
          type: attributes.t,
          style: attributes.s,
          hasFormula: false,
          isRead: false,
          parts: [],
        };
      } else if (name === 'rPh') aids += 1;
      else if (name === 'f' && cell) cell.hasFormula = true;
      // A formula that displays nothing still has a value.
      else if (name === 'v' && cell?.type === 'str') cell.isRead = true;
      isText = name === 'v' || (name === 't' && aids === 0);
    },
    text: (text) => {
      if (!isText || !cell) return;
      cell.isRead = true;
      cell.parts.push(text);
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') aids -= 1;
      if (name !== 'c' || !cell) return;
      if (cell.hasFormula || cell.isRead) keep(cell);
      cell = undefined;
    },
  });
  return rows;
};
