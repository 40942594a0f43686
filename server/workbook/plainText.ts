/** A text as a cell may hold it: one that a spreadsheet could take for a formula begins with an apostrophe. */
export const plainText = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
