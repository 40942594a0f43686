import type { Call } from '../../contract/calls/defineCall';

type Named = Pick<Call, 'extension'>;

const missing = [404, 405];

let offered: readonly string[] = [];
const listeners = new Set<() => void>();

const change = (names: readonly string[]) => {
  offered = names;
  for (const listener of listeners) listener();
};

/** The calls of our own that the back end knows, as an external store (docs/decisions.md, "Calls of our own"). */
export const extensions = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly string[] => offered,
  /** Whether a call may be made; those that are not our own always. */
  allow: ({ extension }: Named): boolean => extension === undefined || offered.includes(extension),
  /** Takes the list of /config.json. */
  offer: change,
  /** Takes a call off the list that was answered as if it did not exist; tells whether it was one. */
  withdrawIfMissing: ({ extension }: Named, { status }: Pick<Response, 'status'>): boolean => {
    if (extension === undefined || !missing.includes(status)) return false;
    change(offered.filter((name) => name !== extension));
    return true;
  },
};

/** The status that a call of our own fails with where the back end has none; nothing is told of it, its control goes. */
export const notOffered = 501;
