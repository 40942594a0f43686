import { localStorageStore, type Store } from 'ra-core';

/** Key of the entries that survive signing out: they say how this device is used, and nothing about a person. */
const lasting = 'preferences';

/** Creates the store of what this browser keeps beyond the session. Signing out clears all but preferences. */
export const createStore = (): Store => {
  const store = localStorageStore();
  return {
    ...store,
    reset: () => {
      const kept = Object.entries(store.listItems?.(lasting) ?? {});
      store.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
};
