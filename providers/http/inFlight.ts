let count = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  count += by;
  for (const listener of listeners) listener();
};

/** How many requests are in flight, as an external store for `useSyncExternalStore` (spec 1, loading overlay). */
export const inFlight = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): number => count,
};

/** Counts a request while it runs, however it ends. */
export const trackInFlight = async <T>(run: () => Promise<T>): Promise<T> => {
  change(1);
  try {
    return await run();
  } finally {
    change(-1);
  }
};
