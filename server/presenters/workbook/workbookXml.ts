import { withoutFormula } from '../../../workbook/cellText';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the path of a sheet inside the workbook, counted from 1. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Returns the parts of a workbook other than its sheets: styles, content types and relationships. */
export const workbookParts = (name: string, sheetCount: number): readonly (readonly [string, string])[] => {
  const numbers = Array.from({ length: sheetCount }, (_, index) => index + 1);
  const each = (part: (number: number) => string) => numbers.map(part).join('');
  const titleOf = (number: number) => escaped(number === 1 ? name : `${name} ${number}`);
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

/** Indexes of the cell styles in a streamed workbook. */
export const cellStyle = { text: 1, heading: 2 } as const;

const font = (inner: string) => `<font>${inner}<sz val="12"/><name val="Calibri"/></font>`;
const fill = (inner: string) => `<fill>${inner}</fill>`;
/** Returns a cell style. Number format 49 is text: digits stay text, even after an edit. */
const look = (fontId: number, fillId: number, numFmtId: number) =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;

/** The cell styles of a streamed workbook: none, text, heading. */
const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="3">${fill('<patternFill patternType="none"/>')}${fill('<patternFill patternType="gray125"/>')}${fill('<patternFill patternType="solid"><fgColor rgb="FFDDEBF7"/></patternFill>')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${look(0, 0, 0)}${look(0, 0, 49)}${look(1, 2, 49)}</cellXfs></styleSheet>`;

/** Returns the XML before the rows of a sheet: it freezes the first row and sets the column widths. */
export const sheetBegin = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${xml}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="24"/>${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
};

/** Returns a row of a sheet; every cell is text, so that none is ever a formula. */
export const rowXml = (texts: readonly string[], style: number = cellStyle.text): string =>
  `<row>${texts.map((text) => cell(text, style)).join('')}</row>`;

const cell = (text: string, style: number): string => {
  const content = withoutFormula(text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''))
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/[&<>]/g, (character) => escapes[character] ?? '');
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The XML after the rows. */
export const sheetEnd = '</sheetData></worksheet>';
