/** A group of so many requests or fewer is not told in figures, so that nobody is found in them; that there is none is. */
export const largestUntoldGroup = 5;

/** A count as figures tell it: null where the group is too small to be told. */
export const toldCount = (count: number): number | null =>
  count > 0 && count <= largestUntoldGroup ? null : count;

/** A total as figures tell it: null where a part of it is not told, which it would reveal by difference. */
export const toldTotal = (counts: readonly (number | null)[]): number | null =>
  counts.reduce<number | null>(
    (total, count) => (total === null || count === null ? null : total + count),
    0,
  );
