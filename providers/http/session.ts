import { asSession } from '../../contract/entities/asSession';
import type { Session } from '../../contract/entities/session';

const key = 'currentUser';

/**
 * Returns the session stored in this browser; undefined when there is none, or what is stored is not a
 * session (spec 3, Logged-in user).
 */
export const readSession = (): Session | undefined => {
  const text = localStorage.getItem(key);
  if (!text) return undefined;
  try {
    return asSession(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Stores a session in this browser. */
export const writeSession = (value: Session): void => {
  localStorage.setItem(key, JSON.stringify(value));
  forgetFormerUser();
};

/** Removes the session from this browser. */
export const clearSession = (): void => {
  localStorage.removeItem(key);
  forgetFormerUser();
};

/** What a tab keeps for its user only, in session storage, has keys that begin like this. */
const ofUser = 'session.';
const userKey = `${ofUser}user`;

/** Erases what this tab keeps for a user who is no longer the one who is signed in, here or in another tab. */
export const forgetFormerUser = (): void => {
  const user = readSession()?.username;
  if (user !== undefined && sessionStorage.getItem(userKey) === user) return;
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(ofUser)) sessionStorage.removeItem(name);
  }
  if (user !== undefined) sessionStorage.setItem(userKey, user);
};

/** Calls the listener with the current session whenever another tab changes it; returns a function to stop. */
export const onSessionChangedElsewhere = (listener: (session: Session | undefined) => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // Read again: a tab that slept receives all events at once, long after the last change.
    if (event.key === key || event.key === null) listener(readSession());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

const listeners = new Set<() => void>();
let isUnnoticed = false;

/**
 * Calls the listener whenever a session ends without the user asking (spec 4, Session). Also calls it at once
 * if one ended while nobody was listening, as a page's first calls may find before it is rendered; returns a
 * function to stop.
 */
export const onSessionExpired = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (isUnnoticed && !readSession()) listener();
  isUnnoticed = false;
  return () => listeners.delete(listener);
};

/** Ends the session; listeners are notified once, however many calls find out. */
export const expireSession = (): void => {
  if (!readSession()) return;
  clearSession();
  isUnnoticed = listeners.size === 0;
  for (const listener of listeners) listener();
};
