const number = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });

/** A size in bytes for people, in units of a thousand: '12 KB', '4,9 MB'. */
export const fileSize = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${number.format(bytes / 1_000)} KB`;
  return `${number.format(bytes / 1_000_000)} MB`;
};
