import { maxMaintenanceColumns } from '../contract/rules/maintenanceLimits';
import { decodeCellText } from './cellText';
import { enough, readXml } from './readXml';

/** A cell as read: its displayed value, and the number format. */
export interface SheetCell {
  /** Undefined when the cell is a formula without a stored value. */
  readonly value: string | number | boolean | undefined;
  readonly format?: string;
}

/** Cells by row and column, counted from 0; both arrays are sparse. */
export type SheetRows = (SheetCell[] | undefined)[];

/** What a worksheet holds. */
export interface SheetContent {
  readonly rows: SheetRows;
  /** Whether there is content beyond the last column that is read. */
  readonly isTooWide: boolean;
}

/** Data shared by the cells of all sheets of a workbook. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly formats: readonly (string | undefined)[];
  /** Counts the characters of cells, including shared texts; refuses too many. */
  readonly countCharacters: (characters: number) => void;
  /** Counts elements; refuses too many. */
  readonly countElement: () => void;
}

interface OpenCell {
  readonly column: number;
  readonly type: string | undefined;
  readonly style: string | undefined;
  hasFormula: boolean;
  isRead: boolean;
  parts: string[];
}

/** One column more than a list may have: that of the errors, which an earlier answer added. */
const columnsRead = maxMaintenanceColumns + 1;

/** A column has three letters at most; the code of the character before 'A'. */
const [maxLetters, beforeA] = [3, 64];

/** Returns the column of a reference such as 'AB12'; a cell without a reference follows the previous one. */
const columnOf = (reference: string | undefined): number | undefined => {
  if (reference === undefined) return undefined;
  let column = 0;
  let at = 0;
  for (; at < maxLetters; at += 1) {
    const letter = reference.charCodeAt(at) - beforeA;
    if (!(letter >= 1 && letter <= 26)) break;
    column = column * 26 + letter;
  }
  return at === 0 ? undefined : column - 1;
};

const rowOf = (reference: string | undefined): number | undefined =>
  reference && /^\d{1,7}$/.test(reference) ? Number(reference) - 1 : undefined;

const shownValue = ({ type, hasFormula, isRead, parts }: OpenCell, strings: readonly string[]) => {
  const text = parts.length === 1 ? (parts[0] ?? '') : parts.join('');
  if (hasFormula && !isRead) return undefined;
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text.trim() === '1' || text.trim().toLowerCase() === 'true';
  // Errors, dates and unknown types are kept as text.
  if ((type !== undefined && type !== 'n') || text.trim() === '') return decodeCellText(text);
  const number = Number(text);
  return Number.isFinite(number) ? number : decodeCellText(text);
};

/**
 * Reads the cells of a worksheet that hold something, up to the last column of interest. Rows and cells that only have a
 * height or a style leave nothing behind, and what follows the cells is not read.
 */
export const readSheetRows = (
  xml: Iterable<Uint8Array>,
  { strings, formats, countCharacters, countElement }: CellContext,
): SheetContent => {
  const rows: SheetRows = [];
  let isTooWide = false;
  let [row, column] = [-1, -1];
  let cell: OpenCell | undefined;
  let [isText, aids] = [false, 0];

  const keep = (made: OpenCell) => {
    const value = shownValue(made, strings);
    if (value === '' || made.column < 0) return;
    if (made.column >= columnsRead) {
      isTooWide = true;
      return;
    }
    if (typeof value === 'string') countCharacters(value.length);
    const format = typeof value === 'number' ? formats[Number(made.style)] : undefined;
    const kept: SheetCell = format === undefined ? { value } : { value, format };
    const cells = rows[row] ?? [];
    cells[made.column] = kept;
    rows[row] = cells;
  };

  readXml(
    xml,
    {
      open: (name, attributes) => {
        if (name === 'row') {
          row = rowOf(attributes.r) ?? row + 1;
          column = -1;
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
        // A formula that displays nothing still has a value, even an empty one.
        else if (name === 'v' && cell) cell.isRead = true;
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
        if (name === 'sheetData') return enough;
        if (name !== 'c' || !cell) return undefined;
        if (cell.hasFormula || cell.isRead) keep(cell);
        cell = undefined;
        return undefined;
      },
    },
    countElement,
  );
  return { rows, isTooWide };
};
