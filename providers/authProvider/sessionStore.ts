import type { Session } from '../../contract/entities/session';
import { asSession } from '../../contract/rules/asSession';

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
