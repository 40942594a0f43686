/** How long something took, in milliseconds: the median, the 95th and 99th percentiles, and the longest. */
export interface Timings {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Summarises measured times. */
export const timingsOf = (times: readonly number[]): Timings => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), slowest: sorted.at(-1) ?? 0 };
};

/** Runs several things in turn and times each, so that other work on the machine slows all of them alike. */
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

/** Writes a row of a table of docs/benchmarks.md; numbers are times in milliseconds. */
export const tableRow = (...cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? shownTime(cell) : cell)).join(' | ')} |`;

/** Writes a median and a 95th percentile as one cell. */
export const p50AndP95 = ({ p50, p95 }: Timings): string => `${shownTime(p50)} · ${shownTime(p95)}`;

const shownTime = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0);
