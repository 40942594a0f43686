/** Formats a size in bytes with decimal units: '12 KB', '4,9 MB'. */
export const fileSize = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${tenthsOf(bytes, 1_000)} KB`;
  return `${tenthsOf(bytes, 1_000_000)} MB`;
};

/** Rounds up, so that a file one byte over the limit does not appear to fit. */
const tenthsOf = (bytes: number, unit: number) => {
  tenths ??= new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });
  return tenths.format(Math.ceil(bytes / (unit / 10)) / 10);
};

/** Created on first use, as in ../format/lisbonTime.ts. */
let tenths: Intl.NumberFormat | undefined;
