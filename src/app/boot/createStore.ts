import { localStorageStore, type Store } from 'ra-core';

/** What is kept under it says how somebody works with this device, and nothing about anybody. */
const lasting = 'preferences';

/** What this browser keeps beyond the session. Signing out forgets all of it but preferences. */
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
