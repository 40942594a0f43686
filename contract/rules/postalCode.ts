import { fieldLengths } from './limits';

/** Whether a text is the first part of a postal code: exactly 4 digits (spec 5). */
export const isCp4 = (text: string): boolean => /^\d{4}$/.test(text);
/** Whether a text is the second part of a postal code: exactly 3 digits (spec 5). */
export const isCp3 = (text: string): boolean => /^\d{3}$/.test(text);

/** The first part as text; numbers get back their leading zeros (spec 3, Address). */
export const padCp4 = (part: string | number): string => String(part).padStart(fieldLengths.cp4, '0');
/** The second part as text; numbers get back their leading zeros (spec 3, Address). */
export const padCp3 = (part: string | number): string => String(part).padStart(fieldLengths.cp3, '0');

/** Whether a text can filter by postal code: `dddd-ddd`, or `dddd` for every code that begins so (spec 2.5). */
export const isPostCodeFilter = (text: string): boolean => /^\d{4}(-\d{3})?$/.test(text);
