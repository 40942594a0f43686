import { clearSession, readSession } from '../authProvider/sessionStore';

const listeners = new Set<() => void>();

/** Calls the listener whenever a session ends without its user having asked (spec 4, Session); returns how to stop. */
export const onSessionExpired = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Ends the session; told once, however many calls find out. */
export const expireSession = (): void => {
  if (!readSession()) return;
  clearSession();
  for (const listener of listeners) listener();
};
