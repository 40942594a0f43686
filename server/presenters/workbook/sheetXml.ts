import { plainText } from '../../../contract/workbook/plainText';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const cell = (text: string): string => {
  const escaped = plainText(text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''))
    .replace(/[^\P{Cc}\t\n]/gu, ' ')
    .replace(/[&<>]/g, (character) => escapes[character] ?? '');
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
};

/** A row of a sheet; every cell is text, so that no cell is ever a formula. */
export const rowXml = (texts: readonly string[]): string => `<row>${texts.map(cell).join('')}</row>`;

/** What stands before the rows of a sheet, its first row kept in sight. */
export const sheetBegin =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="24"/><sheetData>';

/** What stands after them. */
export const sheetEnd = '</sheetData></worksheet>';
