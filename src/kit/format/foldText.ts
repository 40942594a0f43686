/** Normalises a text for searching: without accents, in lower case. */
export const foldText = (text: string): string =>
  text.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
