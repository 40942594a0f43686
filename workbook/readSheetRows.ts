import { maxMaintenanceColumns } from '../contract/rules/maintenanceLimits';
import { decodeCellText } from './cellText';
import { UnreadableWorkbook } from './faults';
import { enough, xmlSteps } from './readXml';

/** A cell as read: its displayed value, and the number format. */
export interface SheetCell {
  /** Undefined when the cell is a formula without a stored value. */
  readonly value: string | number | boolean | undefined;
  readonly format?: string;
}

/** A row with content. */
export interface SheetRow {
  /** Counted from 0. */
  readonly index: number;
  /** By column, counted from 0; sparse. */
  readonly cells: readonly (SheetCell | undefined)[];
  /** Present where there is content beyond the last column that is read. */
  readonly isTooWide?: true;
}

/** Data shared by the cells of all sheets of a workbook. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly formats: readonly (string | undefined)[];
  /** Counts the characters of cells, including shared texts; refuses too many. */
  readonly countCharacters: (characters: number) => void;
  /** Counts elements; refuses too many. */
  readonly countElements: (elements: number) => void;
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

/** Returns what a cell of a type shows whose value is this text. */
const shownValue = (text: string, type: string | undefined, strings: readonly string[]) => {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text.trim() === '1' || text.trim().toLowerCase() === 'true';
  // Errors, dates and unknown types are kept as text.
  if ((type !== undefined && type !== 'n') || text.trim() === '') return decodeCellText(text);
  const number = Number(text);
  return Number.isFinite(number) ? number : decodeCellText(text);
};

/**
 * Reads a worksheet's rows that hold something, up to the last column of interest, while its bytes are inflated. Rows
 * and cells that only have a height or a style leave nothing behind, and what follows the rows is not read. Throws
 * UnreadableWorkbook, also for rows that are not in their order.
 */
export function* readSheetRows(xml: Iterable<Uint8Array>, context: CellContext): Generator<SheetRow> {
  const { strings, formats, countCharacters, countElements } = context;
  let made: SheetRow[] = [];
  let [row, lastRow, column] = [-1, -1, -1];
  let cells: SheetCell[] = [];
  let isTooWide = false;
  let [type, style, text]: (string | undefined)[] = [];
  let [isInCell, hasFormula, isText, aids] = [false, false, false, 0];

  const keep = (value: SheetCell['value']) => {
    if (value === '' || column < 0) return;
    if (column >= columnsRead) {
      isTooWide = true;
      return;
    }
    if (typeof value === 'string') countCharacters(value.length);
    const format = typeof value === 'number' ? formats[Number(style)] : undefined;
    cells[column] = format === undefined ? { value } : { value, format };
  };
  const endCell = () => {
    if (text !== undefined) keep(shownValue(text, type, strings));
    else if (hasFormula) keep(undefined);
    isInCell = false;
  };
  const endRow = () => {
    if (cells.length === 0 && !isTooWide) return;
    if (row <= lastRow) throw new UnreadableWorkbook('damaged');
    lastRow = row;
    made.push({ index: row, cells, ...(isTooWide && { isTooWide }) });
    [cells, isTooWide] = [[], false];
  };

  const steps = xmlSteps(
    xml,
    {
      open: (name, attributes) => {
        if (name === 'c') {
          if (row < 0) return;
          column = columnOf(attributes.r) ?? column + 1;
          type = attributes.t;
          style = attributes.s;
          text = undefined;
          hasFormula = false;
          isInCell = true;
        } else if (name === 'row') {
          row = rowOf(attributes.r) ?? row + 1;
          column = -1;
        } else if (name === 'rPh') aids += 1;
        else if (name === 'f') hasFormula = true;
        // A formula that displays nothing still has a value, even an empty one.
        else if (name === 'v') text ??= '';
        isText = isInCell && (name === 'v' || (name === 't' && aids === 0));
      },
      text: (piece) => {
        if (isText) text = text === undefined ? piece : text + piece;
      },
      close: (name) => {
        isText = false;
        if (name === 'c' && isInCell) endCell();
        else if (name === 'row') endRow();
        else if (name === 'rPh') aids -= 1;
        return name === 'sheetData' ? enough : undefined;
      },
    },
    countElements,
  );
  for (const _ of steps) {
    yield* made;
    made = [];
  }
  yield* made;
}
