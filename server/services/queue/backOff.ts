interface BackOff {
  readonly firstMilliseconds: number;
  readonly mostMilliseconds: number;
}

/**
 * How long to wait after the nth time in a row, counted from 1: twice as long each time up to a limit, and of that a
 * random part between half and all, so that what failed together does not come back together.
 */
export const backOff = (
  times: number,
  { firstMilliseconds, mostMilliseconds }: BackOff,
  random: () => number = Math.random,
): number => {
  const whole = Math.min(mostMilliseconds, firstMilliseconds * 2 ** Math.min(times - 1, 40));
  return Math.round((whole * (1 + random())) / 2);
};
