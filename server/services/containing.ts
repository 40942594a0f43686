import { type AnyColumn, ilike, type SQL } from 'drizzle-orm';
import { cleanText } from './cleanText';

/** Whether a column contains a text as it was typed, in capitals or not; `%` and `_` stand for themselves. */
export const containing = (column: AnyColumn, text: string): SQL =>
  ilike(column, `%${cleanText(text).replace(/[\\%_]/g, '\\$&')}%`);
