/** A text as a cell may hold it: one that a spreadsheet could take for a formula, also once pasted or saved as plain text, begins with an apostrophe (CSV injection). */
export const plainText = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
