const runs = 3;
/** Shorter times can't be measured reliably. */
const leastMilliseconds = 5;

const milliseconds = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

const least = (work: () => unknown): number =>
  Math.max(leastMilliseconds, ...[Math.min(...Array.from({ length: runs }, () => milliseconds(work)))]);

/**
 * The growth of a task's time when its input grows by `factor`: about `factor` for a linear task, its square for a
 * quadratic one.
 */
export const growthOf = <T>(
  make: (size: number) => T,
  work: (input: T) => unknown,
  size: number,
  factor: number,
) => {
  const [small, large] = [make(size), make(size * factor)];
  work(small);
  return least(() => work(large)) / least(() => work(small));
};
