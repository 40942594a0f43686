/** Longest text that a cell can hold. */
export const maxTextLength = 32_767;

/** A text of a workbook with the characters that XML can't have, and no longer than a cell can hold. */
export const decodeCellText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A text as a cell may hold it: one that a spreadsheet could take for a formula, also once pasted or saved as plain text, begins with an apostrophe (CSV injection). */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
