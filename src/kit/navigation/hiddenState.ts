import { v4 as uuid } from 'uuid';

/** Session storage under `session.` is erased when the session ends (providers/http/session.ts). */
const key = 'session.states';
/** More history entries than anybody goes back through. */
const maxStates = 200;

type Kept = Readonly<Record<string, unknown>>;

const kept = (): Kept => JSON.parse(sessionStorage.getItem(key) ?? '{}');

/**
 * Keeps a history state, such as a search by tax number, in this tab's session storage and returns what goes into the
 * browser's history in its place: an id, as nothing can remove a state from earlier entries when the session ends.
 */
export const hideState = (state: unknown): unknown => {
  if (state === null || state === undefined) return state;
  const id = uuid();
  const entries = [...Object.entries(kept()), [id, state]].slice(-maxStates);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is full: the page opens without the state rather than not at all.
  }
  return id;
};

/** Returns the state that was kept under an id from the browser's history; null if there is none any more. */
export const revealState = (id: unknown): unknown => new Map(Object.entries(kept())).get(String(id)) ?? null;
