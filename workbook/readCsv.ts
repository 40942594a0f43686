import { maxMaintenanceColumns } from '../contract/rules/maintenanceLimits';
import { maxTextLength } from './cellText';
import { UnreadableWorkbook } from './faults';
import type { OpenedWorkbook } from './openWorkbook';
import type { SheetCell, SheetRow } from './readSheetRows';

/**
 * Opens a text with values between separators as a workbook of one sheet, all of whose cells are texts. It may be
 * UTF-8, UTF-16 with a mark, or what Portuguese programs write without a mark, and separate by semicolon, comma or tab.
 * Throws UnreadableWorkbook, here or when its rows are read; with the line of a quotation mark that nothing closes.
 */
export const openCsv = (bytes: Uint8Array): OpenedWorkbook => {
  const text = decoded(bytes);
  if (notText.test(text)) throw new UnreadableWorkbook('notWorkbook');
  const separator = separatorOf(text);
  return [{ name: 'CSV', isHidden: false, rows: { [Symbol.iterator]: () => readCsvRows(text, separator) } }];
};

/** Characters that a text does not have, and other kinds of files do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell other files from texts
const notText = /^%PDF|[\0-\x08\x0e-\x1f]/;

const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Separators, with the one first that wins where all are as regular. */
const separators = [';', ',', '\t'] as const;

/** How much of a text is looked at to find what separates its values. */
const maxLooked = 10_000;

/**
 * Finds the separator that gives most rows the same number of columns, and of those the most columns: a title above the
 * table may have any of them, and so may its texts and amounts.
 */
const separatorOf = (text: string): string => {
  const looked = text.slice(0, maxLooked);
  const regularityOf = (separator: string) => {
    const rowsOf = new Map<number, number>();
    for (const width of widthsOf(looked, separator)) rowsOf.set(width, (rowsOf.get(width) ?? 0) + 1);
    rowsOf.delete(1);
    const [[width, rows] = [0, 0]] = [...rowsOf].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || b - a);
    return { separator, rows, width };
  };
  const [best] = separators.map(regularityOf).toSorted((a, b) => b.rows - a.rows || b.width - a.width);
  return best?.separator ?? ';';
};

/** Returns how many columns each row has, up to what can't be read. */
const widthsOf = (text: string, separator: string): readonly number[] => {
  const widths: number[] = [];
  try {
    for (const { width } of readCsvLines(text, separator)) if (width > 0) widths.push(width);
  } catch (failure) {
    if (!(failure instanceof UnreadableWorkbook)) throw failure;
  }
  return widths;
};

/** One column more than a list may have, as in readSheetRows. */
const columnsRead = maxMaintenanceColumns + 1;

function* readCsvRows(text: string, separator: string): Generator<SheetRow> {
  for (const { index, cells, isTooWide } of readCsvLines(text, separator))
    if (cells.length > 0 || isTooWide) yield { index, cells, ...(isTooWide && { isTooWide }) };
}

interface CsvLine {
  readonly index: number;
  readonly cells: readonly SheetCell[];
  readonly isTooWide: boolean;
  /** How many values it has, empty ones too; 0 for an empty line. */
  readonly width: number;
}

function* readCsvLines(text: string, separator: string): Generator<CsvLine> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  let at = 0;
  /** Takes a value that ends before a separator or line end; what is quoted may contain both. */
  const takeValue = () => {
    let value = '';
    const begin = at;
    if (text[at] === '"') {
      const parts: string[] = [];
      do {
        const end = text.indexOf('"', at + 1);
        if (end < 0) throw openQuotation(text, begin);
        parts.push(text.slice(at + 1, end));
        at = end + 1;
      } while (text[at] === '"');
      value = parts.join('"');
    }
    plain.lastIndex = at;
    const [rest = ''] = plain.exec(text) ?? [];
    at += rest.length;
    // What closed it was the beginning of another value, some lines further down.
    if (rest.trim() !== '' && /[\r\n]/.test(value)) throw openQuotation(text, begin);
    return value + rest;
  };
  for (let index = 0; at < text.length; index += 1) {
    const cells: SheetCell[] = [];
    let isTooWide = false;
    let width = 0;
    do {
      if (width > 0) at += 1;
      const value = takeValue();
      if (value !== '') {
        if (width < columnsRead) cells[width] = { value: value.slice(0, maxTextLength) };
        else isTooWide = true;
      }
      width += 1;
    } while (text[at] === separator);
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield { index, cells, isTooWide, width: width === 1 && cells.length === 0 ? 0 : width };
  }
}

const openQuotation = (text: string, at: number) =>
  new UnreadableWorkbook('damaged', undefined, text.slice(0, at).split(/\r\n?|\n/).length);
