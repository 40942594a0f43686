/** A size in bytes for people, in units of a thousand: '12 KB', '4,9 MB'. */
export const fileSize = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${tenthsOf(bytes, 1_000)} KB`;
  return `${tenthsOf(bytes, 1_000_000)} MB`;
};

/** Rounded up, so that a file that is a byte too large does not look as if it fitted. */
const tenthsOf = (bytes: number, unit: number) => {
  tenths ??= new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });
  return tenths.format(Math.ceil(bytes / (unit / 10)) / 10);
};

/** Made when it is needed, as in ../format/lisbonTime.ts. */
let tenths: Intl.NumberFormat | undefined;
