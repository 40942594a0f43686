/**
 * Invisible characters, except joiners (U+200C, U+200D) after a letter: some scripts need them there;
 * elsewhere they only hide.
 */
const unseen = /(?<![\p{L}\p{M}])[\u200c\u200d]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Returns text as it is stored: trimmed, without invisible characters that no name is written with, such as
 * direction marks, and without the characters that no database text may hold.
 */
export const cleanText = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** Returns the same for a text of several lines, keeping the lines. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => cleanText(line))
    .join('\n')
    .trim();
