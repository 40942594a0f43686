const first = 3_000;
const most = 60_000;
/** About ten minutes: whoever left the page open must not stay signed in by it. */
const looks = 14;

/** How long to wait before looking again, after so many looks; false when it was enough. */
export const watchInterval = (looksSoFar: number): number | false =>
  looksSoFar < looks && Math.min(most, first * 2 ** looksSoFar);
