/** Milliseconds that statements may run back to back before other work gets a turn. */
const longestRun = 15;

/** setImmediate where the runtime has it: it lets pending work run with the least delay. */
const later: (done: () => void) => void = globalThis.setImmediate ?? setTimeout;

/**
 * Makes a function that yields to the event loop when that has not happened for a while. PGlite answers without any
 * I/O, so a loop of statements would block everything else until it ended.
 */
export const createYield = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestRun) return;
    await new Promise<void>((resolve) => later(resolve));
    since = performance.now();
  };
};
