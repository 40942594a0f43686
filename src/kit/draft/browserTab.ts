import { v4 as uuid } from 'uuid';

const key = 'draftTab';
const lockOf = (tab: string) => `draftTab.${tab}`;

/** In milliseconds: during a reload, the old page may hold the tab's lock for a moment longer. */
const timeout = 500;

/** Takes a tab's lock for the lifetime of this page; resolves to false if another page holds it. */
const take = (tab: string): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(timeout) }, () => {
        resolve(true);
        return new Promise<void>(() => undefined);
      })
      .catch(() => resolve(false));
  });

const identify = async (): Promise<string> => {
  const known = sessionStorage.getItem(key);
  // A duplicated tab starts with a copy of the original's session storage, but can't get its lock.
  if (known && (!('locks' in navigator) || (await take(known)))) return known;
  const own = uuid();
  sessionStorage.setItem(key, own);
  if ('locks' in navigator) await take(own);
  return own;
};

let identity: Promise<string> | undefined;

/** Returns an id of this browser tab that no other tab has and that survives a reload. */
export const browserTab = (): Promise<string> => {
  identity ??= identify();
  return identity;
};

/** Returns whether a tab was closed, so that its drafts may be taken over; false if that can't be known. */
export const isTabGone = async (tab: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name }) => name !== lockOf(tab));
};
