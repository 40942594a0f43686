import type { Store } from 'ra-core';

interface VisitedPaths {
  current: string;
  previous?: string | undefined;
  /** The browser tab in which they were shown. */
  tab?: string;
}

const storeKey = 'navigation.paths';
const tabKey = 'navigation.tab';

// The paths shown in this browser tab; all tabs share the store, which alone would mix them up.
const seenByThisTab = new WeakMap<Store, VisitedPaths>();

/** Returns an id of this tab that survives a reload: the time at which its first page was opened. */
const thisTab = (): string => {
  const known = sessionStorage.getItem(tabKey);
  if (known) return known;
  const own = String(performance.timeOrigin);
  sessionStorage.setItem(tabKey, own);
  return own;
};

const storedPaths = (store: Store): VisitedPaths | undefined => {
  const stored = store.getItem<VisitedPaths>(storeKey);
  return stored?.tab === undefined || stored.tab === thisTab() ? stored : undefined;
};

const visitedPaths = (store: Store): VisitedPaths | undefined =>
  seenByThisTab.get(store) ?? storedPaths(store);

/** Records that a path is now shown; it is also kept in the store, so that it survives a reload (spec 9). */
export const recordPath = (store: Store, current: string): void => {
  const seen = visitedPaths(store);
  const previous = seen?.current === current ? seen.previous : seen?.current;
  const paths = { current, previous, tab: thisTab() };
  seenByThisTab.set(store, paths);
  store.setItem(storeKey, paths);
};

/** Returns the path that was shown before `current`, whether or not `current` was recorded already. */
export const pathBefore = (store: Store, current: string): string | undefined => {
  const seen = visitedPaths(store);
  return seen?.current === current ? seen.previous : seen?.current;
};
