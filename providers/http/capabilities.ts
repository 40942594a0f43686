import { HttpError } from 'ra-core';
import type { Call } from '../../contract/calls/defineCall';
import { externalStore } from '../externalStore';

type Named = Pick<Call, 'capability'>;

/** Undefined until /config.json has answered, or is known not to answer. */
const offered = externalStore<readonly string[] | undefined>(undefined);
const known = () => offered.getSnapshot() ?? [];
const missing = [404, 405];

/** The calls of our own that the back end supports, as an external store (docs/decisions.md, "Calls of our own …"). */
export const capabilities = {
  subscribe: offered.subscribe,
  getSnapshot: offered.getSnapshot,
  /** Returns whether a call may be made; always true for calls that are not our own. */
  allow: ({ capability }: Named): boolean => capability === undefined || known().includes(capability),
  /** Sets the list from /config.json; undefined clears it. */
  offer: offered.set,
  /** @throws HttpError with status 501 (`notOffered`) for a call that may not be made */
  assertAllowed: (call: Named): void => {
    if (!capabilities.allow(call)) throw new HttpError('', notOffered);
  },
  /**
   * Removes a call of our own from the list if it was answered as nonexistent; one that exists says so of what it did not
   * find.
   * @throws HttpError with status 501 (`notOffered`) if it was
   */
  assertFound: async ({ capability }: Named, response: Response): Promise<void> => {
    if (capability === undefined || !missing.includes(response.status) || (await isOfCall(response))) return;
    offered.set(known().filter((name) => name !== capability));
    throw new HttpError('', notOffered);
  },
};

const isOfCall = async (response: Response) => (await response.clone().text()).includes('"not_found"');

/**
 * The status with which a call of our own fails when the back end does not have it; no message is shown, the
 * control disappears.
 */
export const notOffered = 501;
