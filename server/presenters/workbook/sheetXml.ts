import { withoutFormula } from '../../../workbook/cellText';
import { cellStyle } from './workbookParts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const cell = (text: string, style: number): string => {
  const escaped = withoutFormula(text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''))
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/[&<>]/g, (character) => escapes[character] ?? '');
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
};

/** Returns a row of a sheet; every cell is text, so that none is ever a formula. */
export const rowXml = (texts: readonly string[], style: number = cellStyle.text): string =>
  `<row>${texts.map((text) => cell(text, style)).join('')}</row>`;

/** Returns the XML before the rows of a sheet: it freezes the first row and sets the column widths. */
export const sheetBegin = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="24"/>${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
};

/** The XML after the rows. */
export const sheetEnd = '</sheetData></worksheet>';
