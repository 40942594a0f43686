/** How long something took, in milliseconds: the median, what 95 and 99 of 100 stayed below, and the longest. */
export interface Timings {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Sums up measured times. */
export const timingsOf = (times: readonly number[]): Timings => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), slowest: sorted.at(-1) ?? 0 };
};

/** Does several things in turn and times each: whatever else the machine does meanwhile slows all of them. */
export const timeInTurn = async (
  rounds: number,
  things: readonly (() => Promise<unknown>)[],
): Promise<Timings[]> => {
  const times = things.map((): number[] => []);
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, thing] of things.entries()) {
      const begin = performance.now();
      await thing();
      if (round >= 0) times[index]?.push(performance.now() - begin);
    }
  }
  return times.map(timingsOf);
};

/** A row of a table of docs/benchmarks.md; times are in milliseconds. */
export const tableRow = (...cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? shownTime(cell) : cell)).join(' | ')} |`;

/** A median and what 95 of 100 stayed below, as one cell. */
export const p50AndP95 = ({ p50, p95 }: Timings): string => `${shownTime(p50)} · ${shownTime(p95)}`;

const shownTime = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0);
