import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Accented Latin letters with their plain forms: `lower` knows them in some locales only. */
const accented = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, index) => String.fromCodePoint(0xc0 + index))
  .map((letter) => [letter, letter.normalize('NFD').charAt(0).toLowerCase()] as const)
  .filter(([, plain]) => /^[a-z]$/.test(plain));
const from = accented.map(([letter]) => letter).join('');
const to = accented.map(([, plain]) => plain).join('');

/**
 * Builds a text in the form used to compare and sort it, the same in every database locale. Few texts have
 * accents; translating them takes ten times as long, so it is skipped for the rest. Rows from before texts were stored
 * in NFC are compared in it too.
 */
export const caseFolded = (text: AnyColumn | SQL): SQL =>
  sql`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else translate(lower(normalize(${text})), ${from}, ${to}) end`;

/** Matches a column that contains a text, ignoring case and accents; `%` and `_` stand for themselves. */
export const containing = (column: AnyColumn, text: string): SQL =>
  sql`${caseFolded(column)} like ${caseFolded(sql`${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text`)}`;
