import { strFromU8, zipSync } from 'fflate';
import { read, type WorkBook } from 'xlsx';
import { cellsOnly } from './cellsOnly';
import { checkMarkup } from './checkMarkup';
import { inflateEntry } from './inflateEntry';
import { listZip, type ZipEntry } from './listZip';
import { UnreadableWorkbook } from './unreadableWorkbook';
import { workbookLimits } from './workbookLimits';

/** Cells, texts and formats; neither macros, links, drawings, comments nor whatever else an archive can hold. */
const neededParts = /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/|worksheets\/)?[^/]+\.(xml|rels))$/i;

const worksheet = /^xl\/worksheets\/[^/]+\.xml$/i;

const checkSizes = (entries: readonly ZipEntry[]) => {
  const { entryBytes, totalBytes, ratio } = workbookLimits;
  const isSwollen = ({ size, packed }: ZipEntry) => size > 1_000_000 && size > packed.length * ratio;
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > totalBytes || entries.some((entry) => entry.size > entryBytes || isSwollen(entry)))
    throw new UnreadableWorkbook('tooLarge');
};

/** The parser's time grows with the square of the sheets that a workbook names. */
const checkSheetCount = (parts: readonly (readonly [string, Uint8Array])[]) => {
  for (const [name, content] of parts) {
    const isTooMany =
      /^xl\/workbook\.xml$/i.test(name) &&
      strFromU8(content).split(/<(?:\w+:)?sheet[\s/]/).length - 1 > workbookLimits.sheets;
    if (isTooMany) throw new UnreadableWorkbook('tooLarge');
  }
};

const checkRange = ({ SheetNames, Sheets }: WorkBook) => {
  const { sheets, lastRow } = workbookLimits;
  const isTooLong = SheetNames.some((name) => (Sheets[name]?.['!data']?.length ?? 0) > lastRow);
  if (isTooLong || SheetNames.length > sheets) throw new UnreadableWorkbook('tooLarge');
};

const parse = (bytes: Uint8Array): WorkBook => {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellStyles: false,
      bookVBA: false,
      bookDeps: false,
    });
  } catch {
    throw new UnreadableWorkbook('notWorkbook');
  }
};

/**
 * Opens an .xlsx file that anybody may have made: its sizes are judged before anything is inflated, inflating stops at
 * what was declared, and only the parts that hold cells reach the parser.
 */
export const openWorkbook = (bytes: Uint8Array): WorkBook => {
  const entries = listZip(bytes);
  const needed = entries.filter(({ name }) => neededParts.test(name));
  if (!needed.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml'))
    throw new UnreadableWorkbook('notWorkbook');
  checkSizes(needed);
  const parts = needed.map((entry) => [entry.name, inflateEntry(entry)] as const);
  checkMarkup(parts.map(([, content]) => content));
  checkSheetCount(parts);
  const plain = parts.map(([name, content]) => [name, worksheet.test(name) ? cellsOnly(content) : content]);
  const workbook = parse(zipSync(Object.fromEntries(plain), { level: 0 }));
  checkRange(workbook);
  return workbook;
};
