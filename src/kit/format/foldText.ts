/** A text as it is compared when somebody searches: without accents, and in small letters. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
