/** Text as it is stored: no blanks around it, nothing unseen in it, and none of the characters that no database text may hold. */
export const cleanText = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
