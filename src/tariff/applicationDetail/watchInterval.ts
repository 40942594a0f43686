const first = 3_000;
const most = 60_000;
/** About ten minutes: polling must not keep the session of an abandoned page alive. */
const looks = 14;

/** Returns the milliseconds until the next poll, given the number of polls so far; false to stop. */
export const watchInterval = (looksSoFar: number): number | false =>
  looksSoFar < looks && Math.min(most, first * 2 ** looksSoFar);
