import { createStore, get, set, type UseStore } from 'idb-keyval';

const key = 'usedRefreshToken';

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('session', 'session');
  return opened;
};

// Some browsers have no storage of this kind in a private window.
const isKnowable = () => 'indexedDB' in globalThis;

/**
 * The refresh token that served last in this browser, and is worthless since. Tabs see each other's local storage some
 * milliseconds late, but a database as soon as it is written.
 */
export const usedToken = {
  keep: async (refreshToken: string): Promise<void> => {
    if (isKnowable()) await set(key, refreshToken, store()).catch(() => undefined);
  },
  is: async (refreshToken: string): Promise<boolean> =>
    isKnowable() && (await get(key, store()).catch(() => undefined)) === refreshToken,
};
