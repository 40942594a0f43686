/** The longest text that a cell can hold, in characters. */
export const maxTextLength = 32_767;

/** Decodes the escapes of a workbook text for characters that XML can't have, and cuts it to what a cell can hold. */
export const decodeCellText = (text: string): string =>
  // Hardly any text has an escape, and a search for one costs ten times as much as this.
  text.includes('_x')
    ? text
        .slice(0, maxTextLength)
        .replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text.slice(0, maxTextLength);

/**
 * Prefixes a text with an apostrophe if a spreadsheet could take it for a formula, even after pasting or
 * saving as plain text (CSV injection).
 */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
