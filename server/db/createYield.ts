/** How long statements may follow each other before something else gets its turn. */
const longestRun = 15;

/** Where the runtime has it, the shortest way around everything that is waiting. */
const later: (done: () => void) => void = globalThis.setImmediate ?? setTimeout;

/**
 * Makes a function that lets the process do whatever else it has to do, when it has not for a while. PGlite answers
 * without any input or output, so that a loop of statements would keep everybody waiting until its end.
 */
export const createYield = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestRun) return;
    await new Promise<void>((resolve) => later(resolve));
    since = performance.now();
  };
};
