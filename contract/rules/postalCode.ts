import { cleanDigits } from './cleanText';
import { fieldLengths } from './limits';

/** Returns whether a text is the first part of a postal code: exactly 4 digits (spec 5). */
export const isCp4 = (text: string): boolean => /^\d{4}$/.test(text);
/** Returns whether a text is the second part of a postal code: exactly 3 digits (spec 5). */
export const isCp3 = (text: string): boolean => /^\d{3}$/.test(text);

/** Returns the first part as text, restoring the leading zeros that numbers lose (spec 3, Address). */
export const padCp4 = (part: string | number): string => String(part).padStart(fieldLengths.cp4, '0');
/** Returns the second part as text, restoring the leading zeros that numbers lose (spec 3, Address). */
export const padCp3 = (part: string | number): string => String(part).padStart(fieldLengths.cp3, '0');

/**
 * Returns the two parts of a whole postal code, with any dash, a blank or nothing between them; undefined for any
 * other text.
 */
export const splitPostCode = (text: string): readonly [cp4: string, cp3: string] | undefined => {
  const [, cp4, cp3] = /^(\d{4})[-\u2010-\u2015\u2212]?(\d{3})$/.exec(cleanDigits(text)) ?? [];
  return cp4 && cp3 ? [cp4, cp3] : undefined;
};

/** Returns a postal code to filter by, a whole one as `dddd-ddd`, however it was typed. */
export const cleanPostCode = (text: string): string => splitPostCode(text)?.join('-') ?? cleanDigits(text);

/**
 * Returns whether a text can filter by postal code: `dddd-ddd`, or `dddd` for every code that begins with it
 * (spec 2.5).
 */
export const isPostCodeFilter = (text: string): boolean => /^\d{4}(-\d{3})?$/.test(text);
