import { createStore, get, set } from 'idb-keyval';

const key = 'usedRefreshToken';
const store = createStore('session', 'session');

/** How long the database may take, in milliseconds: where it is blocked, it can hang for ever. */
const patience = 500;

/** What the database says; undefined where it is missing, forbidden or silent, as in some private windows. */
const ask = <T>(run: () => Promise<T>): Promise<T | undefined> => {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = (async () => run())().catch(() => undefined);
  return Promise.race([answer, silence]);
};

/**
 * The refresh token that served last in this browser, and is worthless since. Tabs see each other's local storage some
 * milliseconds late, but a database as soon as it is written.
 */
export const usedToken = {
  keep: async (refreshToken: string): Promise<void> => {
    await ask(() => set(key, refreshToken, store));
  },
  is: async (refreshToken: string): Promise<boolean> =>
    (await ask(() => get<string>(key, store))) === refreshToken,
};
