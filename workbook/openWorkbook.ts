import { UnreadableWorkbook } from './faults';
import { findParts } from './listSheets';
import { readNumberFormats, readSharedStrings } from './readShared';
import { readSheetRows, type SheetRow } from './readSheetRows';
import { workbookLimits } from './workbookLimits';
import { inflateEntry, listZip, type ZipEntry } from './zip';

/** A sheet with cells. */
export interface OpenedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Present where days are counted from 1904 instead of 1900. */
  readonly isFrom1904?: boolean;
  /** Its rows in their order, read again from the file each time that they are iterated over. */
  readonly rows: Iterable<SheetRow>;
}

/** The sheets of a workbook in their order, with only their cells. */
export type OpenedWorkbook = readonly OpenedSheet[];

/**
 * Opens an untrusted .xlsx file. Only the parts that hold cells, texts and formats are read, each as a stream from its
 * beginning to the end of what is needed; inflating stops at the declared size. The elements and the characters of all
 * cells are counted, however often they repeat the same text. Throws UnreadableWorkbook, here or when a sheet is read.
 */
export const openWorkbook = (bytes: Uint8Array): OpenedWorkbook => {
  const entries = new Map(listZip(bytes).map((entry) => [entry.name.toLowerCase(), entry]));
  const opened = new Set<ZipEntry>();
  const partOf = (path: string | undefined) => {
    const entry = path === undefined ? undefined : entries.get(path);
    if (!entry) return undefined;
    // Grows more than any list does: made to harm, so that it is told no more than other unreadable files.
    if (isSwollen(entry)) throw new UnreadableWorkbook('tooLarge');
    opened.add(entry);
    const total = [...opened].reduce((sum, { size }) => sum + size, 0);
    if (total > workbookLimits.totalBytes) throw new UnreadableWorkbook('tooLarge', 'bytes');
    return inflateEntry(entry);
  };
  const characters = counter('characters', workbookLimits.characters);
  const elements = counter('cells', workbookLimits.elements);
  const { sheets, isFrom1904, ...parts } = findParts(partOf);
  if (sheets.length === 0) throw new UnreadableWorkbook('notWorkbook');
  const strings = readSharedStrings(partOf(parts.strings) ?? noXml, elements()());
  const formats = readNumberFormats(partOf(parts.styles) ?? noXml, elements()());
  return sheets.map(({ name, isHidden, path }) => {
    const [ofCharacters, ofElements] = [characters(), elements()];
    const read = () =>
      readSheetRows(partOf(path) ?? noXml, {
        strings,
        formats,
        countCharacters: ofCharacters(),
        countElements: ofElements(),
      });
    return { name, isHidden, isFrom1904, rows: { [Symbol.iterator]: read } };
  });
};

/** What stands for a part that a workbook does not have. */
const noXml = [new TextEncoder().encode('<none/>')];

const isSwollen = ({ size, packed }: ZipEntry) =>
  size > 1_000_000 && size > packed.length * workbookLimits.ratio;

/** Counts what the parts of a workbook hold, once however often each is read; refuses too many in all. */
const counter = (limit: 'characters' | 'cells', most: number) => {
  let total = 0;
  return (): PartCounter => {
    let known = 0;
    return () => {
      let count = 0;
      return (more) => {
        count += more;
        if (count <= known) return;
        total += count - known;
        known = count;
        if (total > most) throw new UnreadableWorkbook('tooLarge', limit);
      };
    };
  };
};

/** Begins to count while a part is read. */
type PartCounter = () => (more: number) => void;
