import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { cleanText } from './cleanText';

/** Letters of Latin script with an accent, and each without it: `lower` knows them in some locales only. */
const accented = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, index) => String.fromCodePoint(0xc0 + index))
  .map((letter) => [letter, letter.normalize('NFD').charAt(0).toLowerCase()] as const)
  .filter(([, plain]) => /^[a-z]$/.test(plain));
const from = accented.map(([letter]) => letter).join('');
const to = accented.map(([, plain]) => plain).join('');

/** A text as it is compared and sorted: the same whatever locale the database has. Few have accents; looking for them takes ten times as long. */
export const folded = (text: AnyColumn | SQL): SQL =>
  sql`case when octet_length(${text}) = char_length(${text}) then lower(${text}) else translate(lower(${text}), ${from}, ${to}) end`;

/** Whether a column contains a text, in capitals or not, with its accents or without; `%` and `_` stand for themselves. */
export const containing = (column: AnyColumn, text: string): SQL =>
  sql`${folded(column)} like ${folded(sql`${`%${cleanText(text).replace(/[\\%_]/g, '\\$&')}%`}::text`)}`;
