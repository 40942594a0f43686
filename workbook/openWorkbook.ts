import { strFromU8 } from 'fflate';
import { UnreadableWorkbook } from './faults';
import { listSheets } from './listSheets';
import { readNumberFormats, readSharedStrings } from './readShared';
import { readSheetRows, type SheetRows } from './readSheetRows';
import { workbookLimits } from './workbookLimits';
import { inflateEntry, listZip, type ZipEntry } from './zip';

export interface OpenedSheet {
  readonly name: string;
  readonly rows: SheetRows;
}

/** The sheets of a workbook in their order, with only their cells. */
export type OpenedWorkbook = readonly OpenedSheet[];

/**
 * The parts with cells, texts and formats; no macros, links, drawings, comments or anything else that an
 * archive can hold.
 */
const neededParts =
  /^xl\/(workbook|sharedStrings|styles|_rels\/workbook\.xml|worksheets\/[^/]+)\.(xml|rels)$/i;

/**
 * Opens an untrusted .xlsx file. Sizes are checked before anything is inflated, and inflating stops at the
 * declared size. Only the parts that hold cells are read, each once from beginning to end. The characters of
 * all cells are counted, however often they repeat the same text.
 */
export const openWorkbook = (bytes: Uint8Array): OpenedWorkbook => {
  const needed = listZip(bytes).filter(({ name }) => neededParts.test(name));
  checkSizes(needed);
  const parts = new Map(needed.map((entry) => [entry.name.toLowerCase(), inflateEntry(entry)]));
  checkMarkup([...parts.values()]);
  const textOf = (path: string) => {
    const content = parts.get(path);
    return content && strFromU8(content).replace(/^\ufeff/, '');
  };
  const workbook = textOf('xl/workbook.xml');
  if (workbook === undefined) throw new UnreadableWorkbook('notWorkbook');
  const sheets = listSheets(workbook, textOf('xl/_rels/workbook.xml.rels'));
  if (sheets.length === 0) throw new UnreadableWorkbook('notWorkbook');
  const context = {
    strings: readSharedStrings(textOf('xl/sharedstrings.xml')),
    formats: readNumberFormats(textOf('xl/styles.xml')),
    count: characterCounter(),
  };
  return sheets.map(({ name, path }) => ({
    name,
    rows: readSheetRows(sheetData(textOf(path) ?? ''), context),
  }));
};

const checkSizes = (entries: readonly ZipEntry[]) => {
  const { entryBytes, totalBytes, ratio } = workbookLimits;
  const isSwollen = ({ size, packed }: ZipEntry) => size > 1_000_000 && size > packed.length * ratio;
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > totalBytes || entries.some((entry) => entry.size > entryBytes || isSwollen(entry)))
    throw new UnreadableWorkbook('tooLarge');
};

const characterCounter = () => {
  let total = 0;
  return (characters: number) => {
    total += characters;
    if (total > workbookLimits.characters) throw new UnreadableWorkbook('tooLarge');
  };
};

const [lessThan, exclamation, dash, bracket] = [0x3c, 0x21, 0x2d, 0x5b];

/**
 * Counts the tags of a workbook's XML; refuses document types (entities), encodings other than UTF-8, and too
 * many tags.
 */
const checkMarkup = (parts: readonly Uint8Array[]): void => {
  let tags = 0;
  for (const part of parts) {
    const [first, second] = part;
    const isUtf16 = first === 0xfe || first === 0xff || first === 0 || second === 0;
    if (isUtf16) throw new UnreadableWorkbook('damaged');
    for (let at = part.indexOf(lessThan); at >= 0; at = part.indexOf(lessThan, at + 1)) {
      tags += 1;
      const isDeclaration = part[at + 1] === exclamation && part[at + 2] !== dash && part[at + 2] !== bracket;
      if (isDeclaration) throw new UnreadableWorkbook('damaged');
    }
    if (tags > workbookLimits.tags) throw new UnreadableWorkbook('tooLarge');
  }
};

/** Returns the part of a worksheet's XML with the cells; the rest, such as links, merges and drawings, is ignored. */
const sheetData = (worksheet: string): string => {
  const opening = /<(\w{1,99}:)?sheetData\s{0,99}>/.exec(worksheet);
  if (!opening) return '';
  const closing = `</${opening[1] ?? ''}sheetData>`;
  const end = worksheet.indexOf(closing, opening.index);
  return end < 0 ? '' : worksheet.slice(opening.index, end) + closing;
};
