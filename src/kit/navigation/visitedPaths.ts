import type { Store } from 'ra-core';

interface VisitedPaths {
  current: string;
  previous?: string | undefined;
  /** The browser tab that saw them. */
  tab?: string;
}

const storeKey = 'navigation.paths';
const tabKey = 'navigation.tab';

// What this browser tab saw; the store alone, which all tabs share, would mix them up.
const seenByThisTab = new WeakMap<Store, VisitedPaths>();

/** Tells this tab from the others, also after a reload, by when its first page was opened. */
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

/** Notes that a path is now shown; the store keeps it, so that a reload forgets nothing (spec 9). */
export const recordPath = (store: Store, current: string): void => {
  const seen = visitedPaths(store);
  const previous = seen?.current === current ? seen.previous : seen?.current;
  const paths = { current, previous, tab: thisTab() };
  seenByThisTab.set(store, paths);
  store.setItem(storeKey, paths);
};

/** The path that was shown before `current`, whether or not `current` was noted already. */
export const pathBefore = (store: Store, current: string): string | undefined => {
  const seen = visitedPaths(store);
  return seen?.current === current ? seen.previous : seen?.current;
};
