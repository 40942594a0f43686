import { v4 as uuid } from 'uuid';

const key = 'draftTab';
const lockOf = (tab: string) => `draftTab.${tab}`;

/** A page that is reloaded may still hold the lock of its tab for a moment. */
const patience = 500;

/** Takes the lock of a tab for as long as this page lives; false when another page has it. */
const take = (tab: string): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(patience) }, () => {
        resolve(true);
        return new Promise<void>(() => undefined);
      })
      .catch(() => resolve(false));
  });

const identify = async (): Promise<string> => {
  const known = sessionStorage.getItem(key);
  // A duplicated tab brings a copy of the other one's storage, but can't have its lock.
  if (known && (!('locks' in navigator) || (await take(known)))) return known;
  const own = uuid();
  sessionStorage.setItem(key, own);
  if ('locks' in navigator) await take(own);
  return own;
};

let identity: Promise<string> | undefined;

/** Tells this browser tab from the others, also after a reload. */
export const browserTab = (): Promise<string> => {
  identity ??= identify();
  return identity;
};

/** Whether a tab is gone, so that what it left behind may be taken over; unknown counts as not. */
export const isTabGone = async (tab: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name }) => name !== lockOf(tab));
};
