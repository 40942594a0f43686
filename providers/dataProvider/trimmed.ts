import { cleanText } from '../../contract/rules/cleanText';

/** Cleans a text; null when nothing is left. */
export const trimmed = (text: string | null | undefined): string | null => cleanText(text) || null;
