import { createStore, get, set } from 'idb-keyval';

const key = 'usedRefreshToken';
const store = createStore('session', 'session');

/** How long the database may take, in milliseconds: when blocked, it can hang forever. */
const timeout = 500;

/**
 * Returns the database's answer; undefined when it is missing, forbidden or unresponsive, as in some private
 * windows.
 */
const ask = <T>(run: () => Promise<T>): Promise<T | undefined> => {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  const answer = (async () => run())().catch(() => undefined);
  return Promise.race([answer, silence]);
};

/**
 * The refresh token last used in this browser, which is now worthless. Tabs see each other's local storage
 * some milliseconds late, but a database as soon as it is written.
 */
export const usedToken = {
  keep: async (refreshToken: string): Promise<void> => {
    await ask(() => set(key, refreshToken, store));
  },
  is: async (refreshToken: string): Promise<boolean> =>
    (await ask(() => get<string>(key, store))) === refreshToken,
};
