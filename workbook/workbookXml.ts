import { maxTextLength, withoutFormula } from './cellText';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the path of a sheet inside the workbook, counted from 1. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Returns the parts of a workbook other than its sheets: styles, content types and relationships. */
export const workbookParts = (names: readonly string[]): readonly (readonly [string, string])[] => {
  const each = (part: (number: number) => string) => names.map((_, index) => part(index + 1)).join('');
  const titleOf = (number: number) => escaped(names[number - 1] ?? '');
  return [
    [
      'xl/workbook.xml',
      `${xml}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${each((number) => `<sheet name="${titleOf(number)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xml}<Relationships xmlns="${packaging}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml],
    [
      '_rels/.rels',
      `${xml}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>${each((number) => `<Override PartName="/${sheetPath(number)}" ContentType="${main}.worksheet+xml"/>`)}</Types>`,
    ],
  ];
};

/** A sheet to write. */
export interface WrittenSheet {
  readonly name: string;
  /** Widths of the columns, in characters. */
  readonly widths?: readonly number[];
  /** Whether whole columns hold text, so that digits typed into them stay as typed. */
  readonly isText?: boolean;
  /** How many rows stay in sight when the others are scrolled; 1 when absent. */
  readonly frozenRows?: number;
}

/** A cell to write; undefined for none. Texts are never formulas. */
export type WrittenCell =
  | string
  | number
  | boolean
  | undefined
  | { readonly value: string | number; readonly style: keyof typeof cellStyle };

/** Returns the cell of a heading. */
export const heading = (value: string): WrittenCell => ({ value, style: 'heading' });

const firstDay = Date.UTC(1899, 11, 30);
const millisecondsOfDay = 86_400_000;

/** Returns the cell of a moment, given as the time of the clock at a place: yyyy-MM-ddTHH:mm. */
export const momentCell = (clock: string): WrittenCell => ({
  value: (Date.parse(`${clock}Z`) - firstDay) / millisecondsOfDay,
  style: 'moment',
});

/** Indexes of the cell styles. */
const cellStyle = { number: 0, text: 1, heading: 2, problem: 3, moment: 4 } as const;

const font = (inner: string) => `<font>${inner}<name val="Calibri"/></font>`;
const fill = (inner: string) => `<fill>${inner}</fill>`;
const solid = (rgb: string) => fill(`<patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill>`);
/** Returns a cell style. Number format 49 is text: digits stay text, even after an edit. */
const look = (fontId: number, fillId: number, numFmtId: number) =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;
const [textFormat, momentFormat] = [49, 164];

/** The cell styles, in the order of `cellStyle`. */
const stylesXml = `${xml}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="${momentFormat}" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/></numFmts><fonts count="3">${font('<sz val="12"/>')}${font('<b/><sz val="12"/>')}${font('<sz val="12"/><color rgb="FF9C0006"/>')}</fonts><fills count="4">${fill('<patternFill patternType="none"/>')}${fill('<patternFill patternType="gray125"/>')}${solid('FFDDEBF7')}${solid('FFFFC7CE')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${look(0, 0, 0)}${look(0, 0, textFormat)}${look(1, 2, textFormat)}${look(2, 3, textFormat)}${look(0, 0, momentFormat)}</cellXfs></styleSheet>`;

/** Returns the XML before the rows of a sheet: its rows that stay in sight, and the columns. */
export const sheetBegin = ({ widths = [], isText = false, frozenRows = 1 }: WrittenSheet): string => {
  const columns = widths.map(
    (width, index) =>
      `<col${isText ? ` style="${cellStyle.text}"` : ''} min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${xml}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="24"/>${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
};

/** Returns a row of a sheet; without a number it follows the row before. */
export const rowXml = (cells: readonly WrittenCell[], number?: number): string =>
  `<row${number === undefined ? '' : ` r="${number}"`}>${cells.map(cellXml).join('')}</row>`;

const cellXml = (cell: WrittenCell): string => {
  if (cell === undefined) return '<c/>';
  if (typeof cell === 'boolean') return `<c t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return textXml(cell, cellStyle.text);
  const style = cellStyle[cell.style];
  return typeof cell.value === 'number'
    ? `<c s="${style}"><v>${cell.value}</v></c>`
    : textXml(cell.value, style);
};

const textXml = (text: string, style: number): string => {
  // Cut before it is escaped: half an escape would make the whole sheet unreadable.
  const sound = isOdd.test(text) ? soundText(text) : text.slice(0, maxTextLength);
  const content = sound.replace(/[&<>]/g, (character) => escapes[character] ?? '');
  const space = losesSpace.test(content) ? ' xml:space="preserve"' : '';
  return `<c s="${style}" t="inlineStr"><is><t${space}>${content}</t></is></c>`;
};

/** Whether a program that reads XML may drop some of a text's blanks. */
const losesSpace = /^\s|\s$|\s\s|[^\S ]/;

/** Whether a text begins a formula, or has characters that XML has not. */
const isOdd = /^[=+\-@\t\r\n]|[\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x/u;

const soundText = (text: string): string =>
  withoutFormula(text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''))
    .slice(0, maxTextLength)
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The XML after the rows. */
export const sheetEnd = '</sheetData></worksheet>';
