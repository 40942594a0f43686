const runs = 3;
/** Shorter times can't be measured reliably. */
const leastMilliseconds = 5;

/** Measures CPU time, because the clock also counts what other tests take on a busy machine. */
const milliseconds = (work: () => unknown): number => {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

/** Returns the CPU time of a task in milliseconds, the shortest of several runs, stopping at the first that is short enough. */
export const costOf = (work: () => unknown, enough = 0): number => {
  let found = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && found > enough; run += 1) found = Math.min(found, milliseconds(work));
  return Math.max(leastMilliseconds, found);
};

/**
 * Measures how much a task's time grows when its input grows by `factor`: about `factor` for a linear task,
 * its square for a quadratic one. Growth below `enough` is not measured again.
 */
export const growthOf = <T>(
  make: (size: number) => T,
  work: (input: T) => unknown,
  { size, factor, enough }: { size: number; factor: number; enough: number },
) => {
  const [small, large] = [make(size), make(size * factor)];
  work(small);
  const base = costOf(() => work(small));
  return costOf(() => work(large), base * enough) / base;
};
