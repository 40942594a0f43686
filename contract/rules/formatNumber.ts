/** Formats a number as people in Portugal read it: 1000, but 10 000, with a non-breaking space. */
export const formatNumber = (number: number): string => {
  portuguese ??= new Intl.NumberFormat('pt-PT');
  return portuguese.format(number);
};

/** Created on demand: a browser's first formatter of any kind takes 20 ms. */
let portuguese: Intl.NumberFormat | undefined;
