/** A small generator of reproducible pseudo-random choices (mulberry32): the same seed gives the same data. */
export interface Prng {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
}

/** Creates a generator for demo data; never use it for secrets. */
export const createPrng = (seed: number): Prng => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      const [item] = items.slice(int(0, items.length - 1));
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
};
