/**
 * The size up to which a group of requests is not disclosed in figures, so that nobody can be identified in
 * it; zero is disclosed.
 */
export const largestWithheldGroup = 5;

/** Returns a count, or null when the group is too small to disclose. */
export const disclosedCount = (count: number): number | null =>
  count > 0 && count <= largestWithheldGroup ? null : count;

/** Returns a total, or null when one of its parts is not disclosed, since the difference would reveal it. */
export const disclosedTotal = (counts: readonly (number | null)[]): number | null =>
  counts.reduce<number | null>(
    (total, count) => (total === null || count === null ? null : total + count),
    0,
  );
