import { maxMaintenanceColumns } from '../contract/rules/maintenanceLimits';
import { maxTextLength } from './cellText';
import { UnreadableWorkbook } from './faults';
import type { OpenedWorkbook } from './openWorkbook';
import type { SheetCell, SheetRow } from './readSheetRows';

/**
 * Opens a text with values between separators as a workbook of one sheet, all of whose cells are texts. It may be
 * UTF-8, UTF-16 with a mark, or what Portuguese programs write without a mark, and separate by semicolon, comma or tab.
 * Throws UnreadableWorkbook, here or when its rows are read.
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Separators, with the one first that wins where all are as frequent. */
const separators = [';', ',', '\t'] as const;

/** How much of a text is looked at to find what separates its values. */
const maxLooked = 10_000;

const separatorOf = (text: string): string => {
  const [line = ''] = text
    .slice(0, maxLooked)
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const countOf = (separator: string) => line.split(separator).length;
  return separators.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ';';
};

/** One column more than a list may have, as in readSheetRows. */
const columnsRead = maxMaintenanceColumns + 1;

function* readCsvRows(text: string, separator: string): Generator<SheetRow> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  let at = 0;
  /** Takes a value that ends before a separator or line end; what is quoted may contain both. */
  const takeValue = () => {
    let value = '';
    if (text[at] === '"') {
      const parts: string[] = [];
      do {
        const end = text.indexOf('"', at + 1);
        if (end < 0) throw new UnreadableWorkbook('damaged');
        parts.push(text.slice(at + 1, end));
        at = end + 1;
      } while (text[at] === '"');
      value = parts.join('"');
    }
    plain.lastIndex = at;
    const [rest = ''] = plain.exec(text) ?? [];
    at += rest.length;
    return value + rest;
  };
  for (let index = 0; at < text.length; index += 1) {
    const cells: SheetCell[] = [];
    let isTooWide = false;
    for (let column = 0; ; column += 1) {
      const value = takeValue();
      if (value !== '') {
        if (column < columnsRead) cells[column] = { value: value.slice(0, maxTextLength) };
        else isTooWide = true;
      }
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (cells.length > 0 || isTooWide) yield { index, cells, ...(isTooWide && { isTooWide }) };
  }
}
