/** Joiners (U+200C, U+200D) after a letter: some scripts can't be written without them; elsewhere they only hide. */
const unseen = /(?<![\p{L}\p{M}])[\u200c\u200d]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Text as it is stored: no blanks around it, nothing unseen in it that no name is written with, such as marks of
 * direction, and none of the characters that no database text may hold.
 */
export const cleanText = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** The same for a text of several lines, which it stays. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => cleanText(line))
    .join('\n')
    .trim();
