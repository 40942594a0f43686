import type { Call } from '../../contract/calls/defineCall';
import { externalStore } from './externalStore';

type Named = Pick<Call, 'extension'>;

const missing = [404, 405];

/** Undefined until /config.json has answered, or is known not to answer. */
const offered = externalStore<readonly string[] | undefined>(undefined);
const known = () => offered.getSnapshot() ?? [];

/** The calls of our own that the back end supports, as an external store (docs/decisions.md, "Calls of our own …"). */
export const extensions = {
  subscribe: offered.subscribe,
  getSnapshot: offered.getSnapshot,
  /** Returns whether a call may be made; always true for calls that are not our own. */
  allow: ({ extension }: Named): boolean => extension === undefined || known().includes(extension),
  /** Sets the list from /config.json; undefined clears it. */
  offer: offered.set,
  /** Removes a call from the list if it was answered as nonexistent; returns whether it was. */
  dropIfMissing: ({ extension }: Named, { status }: Pick<Response, 'status'>): boolean => {
    if (extension === undefined || !missing.includes(status)) return false;
    offered.set(known().filter((name) => name !== extension));
    return true;
  },
};

/**
 * The status with which a call of our own fails when the back end does not have it; no message is shown, the
 * control disappears.
 */
export const notOffered = 501;
