import { externalStore } from './externalStore';

/** The number of requests in flight (spec 1, loading overlay). */
export const inFlight = externalStore(0);

const change = (by: 1 | -1) => inFlight.set(inFlight.getSnapshot() + by);

/** Counts a request while it runs, however it ends. */
export const trackInFlight = async <T>(run: () => Promise<T>): Promise<T> => {
  change(1);
  try {
    return await run();
  } finally {
    change(-1);
  }
};
