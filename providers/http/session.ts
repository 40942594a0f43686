import { asSession } from '../../contract/entities/asSession';
import type { Session } from '../../contract/entities/session';

const key = 'currentUser';

/** The session that this browser keeps; undefined without one, or when what is kept is no session (spec 3, Logged-in user). */
export const readSession = (): Session | undefined => {
  const text = localStorage.getItem(key);
  if (!text) return undefined;
  try {
    return asSession(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Keeps a session in this browser. */
export const writeSession = (value: Session): void => {
  localStorage.setItem(key, JSON.stringify(value));
};

/** Forgets the session of this browser. */
export const clearSession = (): void => {
  localStorage.removeItem(key);
};

/** Calls the listener with the current session whenever another tab changes it; returns how to stop. */
export const onSessionChangedElsewhere = (listener: (session: Session | undefined) => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // Read anew: a tab that slept hears of every change at once, long after the last one.
    if (event.key === key || event.key === null) listener(readSession());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

const listeners = new Set<() => void>();
let isUntold = false;

/**
 * Calls the listener whenever a session ends without its user having asked (spec 4, Session), and at once when one ended
 * while nobody listened, as a page's first calls may find before it is drawn; returns how to stop.
 */
export const onSessionExpired = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (isUntold && !readSession()) listener();
  isUntold = false;
  return () => listeners.delete(listener);
};

/** Ends the session; told once, however many calls find out. */
export const expireSession = (): void => {
  if (!readSession()) return;
  clearSession();
  isUntold = listeners.size === 0;
  for (const listener of listeners) listener();
};
