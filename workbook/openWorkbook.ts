import { UnreadableWorkbook } from './faults';
import { findParts } from './listSheets';
import { readNumberFormats, readSharedStrings } from './readShared';
import { readSheetRows, type SheetContent } from './readSheetRows';
import { workbookLimits } from './workbookLimits';
import { inflateEntry, listZip, type ZipEntry } from './zip';

/** A sheet with cells. Its content is read when it is first asked for. */
export interface OpenedSheet extends SheetContent {
  readonly name: string;
  readonly isHidden: boolean;
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
  let total = 0;
  const partOf = (path: string | undefined) => {
    const entry = path === undefined ? undefined : entries.get(path);
    if (!entry) return undefined;
    // Grows more than any list does: made to harm, so that it is told no more than other unreadable files.
    if (isSwollen(entry)) throw new UnreadableWorkbook('tooLarge');
    total += entry.size;
    if (total > workbookLimits.totalBytes) throw new UnreadableWorkbook('tooLarge', 'bytes');
    return inflateEntry(entry);
  };
  const countCharacters = counter('characters', workbookLimits.characters);
  const countElements = counter('cells', workbookLimits.elements);
  const countElement = () => countElements(1);
  const { sheets, strings, styles } = findParts(partOf);
  if (sheets.length === 0) throw new UnreadableWorkbook('notWorkbook');
  const context = {
    strings: readSharedStrings(partOf(strings) ?? noXml, countElement),
    formats: readNumberFormats(partOf(styles) ?? noXml, countElement),
    countCharacters,
    countElement,
  };
  return sheets.map(({ name, isHidden, path }) => {
    let content: SheetContent | undefined;
    const read = () => {
      content ??= readSheetRows(partOf(path) ?? noXml, context);
      return content;
    };
    return {
      name,
      isHidden,
      get rows() {
        return read().rows;
      },
      get isTooWide() {
        return read().isTooWide;
      },
    };
  });
};

/** What stands for a part that a workbook does not have. */
const noXml = [new TextEncoder().encode('<none/>')];

const isSwollen = ({ size, packed }: ZipEntry) =>
  size > 1_000_000 && size > packed.length * workbookLimits.ratio;

const counter = (limit: 'characters' | 'cells', most: number) => {
  let total = 0;
  return (more: number) => {
    total += more;
    if (total > most) throw new UnreadableWorkbook('tooLarge', limit);
  };
};
