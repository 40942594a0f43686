import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  pending += by;
  for (const listener of listeners) listener();
};

/** Counts files as chosen, but not yet in their form, while they are read and judged. */
export const whilePending = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  change(1);
  try {
    return await read();
  } finally {
    change(-1);
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether chosen files are still being judged: a form that was sent now would go without them. */
export const useHasPendingFiles = (): boolean => useSyncExternalStore(subscribe, () => pending > 0);
