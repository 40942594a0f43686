/**
 * The fields of one line of a CSV file (RFC 4180, each record on a line of its own), blanks around them removed;
 * undefined where a quotation mark is not closed, or stands where none may.
 */
export const csvFields = (line: string, separator: ',' | ';'): string[] | undefined => {
  const fields: string[] = [];
  const field = new RegExp(`(?:\\s*"((?:[^"]|"")*)"\\s*|([^"${separator}]*))(${separator}|$)`, 'y');
  for (;;) {
    const found = field.exec(line);
    if (!found) return undefined;
    const [, quoted, plain = '', end] = found;
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return fields;
  }
};
