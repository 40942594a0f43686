import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type WorkBook, write } from 'xlsx';

/** Number format that keeps digits as text. */
export const textFormat = '@';

/**
 * Formats used as placeholders for a style until the workbook is written: the writer supports formats, but
 * not colours.
 */
export const lookFormats = { problem: '"problem"@', heading: '"heading"@' } as const;

const stylesPath = 'xl/styles.xml';
/** The same for all, so that the same cells always give the same bytes and can be recognised when sent again. */
const writtenOn = new Date(2026, 0, 1);
const sheetPath = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * Returns the bytes of a workbook with its placeholder formats turned into styles; with `textColumns`,
 * columns that have a width hold text only.
 */
export const writeWorkbook = (
  workbook: WorkBook,
  { textColumns = false }: { textColumns?: boolean } = {},
): Uint8Array<ArrayBuffer> => {
  const plain: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', bookSST: true });
  const parts = unzipSync(new Uint8Array(plain));
  const styles = giveLooks(strFromU8(parts[stylesPath] ?? new Uint8Array()));
  parts[stylesPath] = strToU8(styles);
  for (const [path, content] of Object.entries(parts)) {
    if (textColumns && sheetPath.test(path))
      parts[path] = strToU8(keepTextColumns(strFromU8(content), styles));
  }
  return new Uint8Array(zipSync(parts, { level: 6, mtime: writtenOn }));
};

const fills = ['FFFFC7CE', 'FFDDEBF7'];
const looks = [
  {
    format: lookFormats.problem,
    font: '<font><sz val="12"/><color rgb="FF9C0006"/><name val="Calibri"/></font>',
  },
  {
    format: lookFormats.heading,
    font: '<font><b/><sz val="12"/><color theme="1"/><name val="Calibri"/></font>',
  },
];

const countOf = (xml: string, element: string) =>
  Number(new RegExp(`<${element} count="(\\d+)"`).exec(xml)?.[1] ?? 0);

const append = (xml: string, list: string, items: readonly string[]) =>
  xml
    .replace(
      new RegExp(`<${list} count="(\\d+)"`),
      (_, count) => `<${list} count="${Number(count) + items.length}"`,
    )
    .replace(`</${list}>`, `${items.join('')}</${list}>`);

const inXml = (text: string) => text.replaceAll('"', '&quot;');

/** Replaces the placeholder formats in a workbook's styles.xml with text cells of that style. */
const giveLooks = (styles: string): string => {
  const [firstFont, firstFill] = [countOf(styles, 'fonts'), countOf(styles, 'fills')];
  const withLooks = append(
    append(
      styles,
      'fonts',
      looks.map(({ font }) => font),
    ),
    'fills',
    fills.map((rgb) => `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`),
  );
  return looks.reduce((xml, { format }, index) => {
    const element = new RegExp(`<numFmt numFmtId="(\\d+)" formatCode="${inXml(format)}"/>`);
    const id = element.exec(xml)?.[1];
    if (id === undefined) return xml;
    return xml
      .replace(element, '')
      .replace(/<numFmts count="(\d+)"/, (_, count) => `<numFmts count="${Number(count) - 1}"`)
      .replaceAll(
        `<xf numFmtId="${id}" fontId="0" fillId="0"`,
        `<xf numFmtId="49" applyFont="1" applyFill="1" fontId="${firstFont + index}" fillId="${firstFill + index}"`,
      );
  }, withLooks);
};

/** Returns the index of the text style among a workbook's cell styles; undefined when there is none. */
const textStyleIn = (styles: string): number | undefined => {
  const list = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  const index = (list.match(/<xf [^>]*>/g) ?? []).findIndex((xf) => /numFmtId="49" fontId="0"/.test(xf));
  return index < 0 ? undefined : index;
};

/** Formats whole columns of a sheet as text, so that anything typed into them stays as typed. */
const keepTextColumns = (sheet: string, styles: string): string => {
  const style = textStyleIn(styles);
  return style === undefined ? sheet : sheet.replaceAll('<col min=', `<col style="${style}" min=`);
};
