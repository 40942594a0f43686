import { asSession } from '../../contract/entities/asSession';
import type { Session } from '../../contract/entities/session';

const key = 'currentUser';
/** What this tab keeps of a session that ended by itself: the user's e-mail, until somebody signs in. */
const endedKey = 'endedSession';

/** The browser's storage is blocked or full, so no session can be kept. */
export class SessionNotStored extends Error {}

/** Uses the browser's storage; returns undefined where that is blocked. */
export const inStorage = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

/**
 * Returns the session stored in this browser; undefined when there is none, or what is stored is not a
 * session (spec 3, Logged-in user).
 */
export const readSession = (): Session | undefined =>
  inStorage(() => asSession(JSON.parse(localStorage.getItem(key) ?? 'null')));

/** Stores a session in this browser; throws `SessionNotStored` if the browser refuses. */
export const writeSession = (value: Session): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    sessionStorage.removeItem(endedKey);
  } catch (cause) {
    throw new SessionNotStored('The browser stores no session', { cause });
  }
  forgetFormerUser();
};

/** Removes the session from this browser. */
export const clearSession = (): void => {
  inStorage(() => localStorage.removeItem(key));
  forgetFormerUser();
};

/** Returns the e-mail of the user whose session ended in this tab without anybody asking, until the next sign-in. */
export const readEndedSession = (): string | undefined =>
  inStorage(() => sessionStorage.getItem(endedKey) ?? undefined);

/** What a tab keeps for its user only, in session storage, has keys that begin like this. */
const ofUser = 'session.';
const userKey = `${ofUser}user`;

/** Erases what this tab keeps for a user who is no longer the one who is signed in, here or in another tab. */
export const forgetFormerUser = (): void => {
  inStorage(() => {
    const user = readSession()?.username;
    if (user !== undefined && sessionStorage.getItem(userKey) === user) return;
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(ofUser)) sessionStorage.removeItem(name);
    }
    if (user !== undefined) sessionStorage.setItem(userKey, user);
  });
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
  const session = readSession();
  if (!session) return;
  clearSession();
  inStorage(() => sessionStorage.setItem(endedKey, session.username));
  isUnnoticed = listeners.size === 0;
  for (const listener of listeners) listener();
};
