import type { Call } from '../../contract/calls/defineCall';
import { externalStore } from './externalStore';

type Named = Pick<Call, 'extension'>;

const missing = [404, 405];

/** Undefined until /config.json has answered, or is known not to. */
const offered = externalStore<readonly string[] | undefined>(undefined);
const known = () => offered.getSnapshot() ?? [];

/** The calls of our own that the back end knows, as an external store (docs/decisions.md, "Calls of our own"). */
export const extensions = {
  subscribe: offered.subscribe,
  getSnapshot: offered.getSnapshot,
  /** Whether a call may be made; those that are not our own always. */
  allow: ({ extension }: Named): boolean => extension === undefined || known().includes(extension),
  /** Takes the list of /config.json; undefined forgets it. */
  offer: offered.set,
  /** Takes a call off the list that was answered as if it did not exist; tells whether it was one. */
  withdrawIfMissing: ({ extension }: Named, { status }: Pick<Response, 'status'>): boolean => {
    if (extension === undefined || !missing.includes(status)) return false;
    offered.set(known().filter((name) => name !== extension));
    return true;
  },
};

/** The status that a call of our own fails with where the back end has none; nothing is told of it, its control goes. */
export const notOffered = 501;
