import { type Session, session } from '../../contract/entities/session';

const key = 'currentUser';

/** The session that this browser keeps; undefined without one, or when what is kept is no session (spec 3, Logged-in user). */
export const readSession = (): Session | undefined => {
  const text = localStorage.getItem(key);
  if (!text) return undefined;
  try {
    return session.safeParse(JSON.parse(text)).data;
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
