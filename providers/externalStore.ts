/** Creates a store for a value that changes outside of React, for `useSyncExternalStore`. */
export const externalStore = <Value>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: (): Value => value,
    set: (next: Value): void => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
};
