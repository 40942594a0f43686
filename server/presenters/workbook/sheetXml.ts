import { withoutFormula } from '../../../workbook/cellText';
import { cellStyle } from './workbookParts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const cell = (text: string, style: number): string => {
  const escaped = withoutFormula(text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''))
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/[&<>]/g, (character) => escapes[character] ?? '');
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
};

/** A row of a sheet; every cell is text, so that no cell is ever a formula. */
export const rowXml = (texts: readonly string[], style: number = cellStyle.text): string =>
  `<row>${texts.map((text) => cell(text, style)).join('')}</row>`;

/** What stands before the rows of a sheet: its first row kept in sight, and how wide its columns are. */
export const sheetBegin = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="24"/>${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
};

/** What stands after them. */
export const sheetEnd = '</sheetData></worksheet>';
