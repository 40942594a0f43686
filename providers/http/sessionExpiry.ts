import { clearSession, readSession } from '../authProvider/sessionStore';

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
