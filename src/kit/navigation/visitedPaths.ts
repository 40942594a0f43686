import type { Store } from 'ra-core';

interface VisitedPaths {
  current: string;
  previous?: string;
}

const storeKey = 'navigation.paths';

// What this browser tab saw; the store alone, which all tabs share, would mix them up.
const seenByThisTab = new WeakMap<Store, VisitedPaths>();

/** Whether this page was opened by an address or in a tab of its own, not reloaded: what the store knows is then another's way. */
const isOpenedAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
let isWayKnown = !isOpenedAnew();

const visitedPaths = (store: Store): VisitedPaths | undefined =>
  seenByThisTab.get(store) ?? (isWayKnown ? store.getItem<VisitedPaths>(storeKey) : undefined);

/** Notes that a path is now shown; the store keeps it, so that a reload forgets nothing (spec 9). */
export const recordPath = (store: Store, current: string): void => {
  const seen = visitedPaths(store);
  const paths = seen?.current === current ? seen : { current, previous: seen?.current };
  isWayKnown = true;
  seenByThisTab.set(store, paths);
  store.setItem(storeKey, paths);
};

/** The path that was shown before `current`, whether or not `current` was noted already. */
export const pathBefore = (store: Store, current: string): string | undefined => {
  const seen = visitedPaths(store);
  return seen?.current === current ? seen.previous : seen?.current;
};
