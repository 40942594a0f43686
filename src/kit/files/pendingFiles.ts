import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  pending += by;
  for (const listener of listeners) listener();
};

/** Counts files as pending, that is chosen but not yet in the form, while they are read and checked. */
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

/** Returns whether chosen files are still being checked; a form submitted now would be sent without them. */
export const useHasPendingFiles = (): boolean => useSyncExternalStore(subscribe, () => pending > 0);
