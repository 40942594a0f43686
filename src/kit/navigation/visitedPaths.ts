import { type Store, useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Records every path that is shown, for `usePreviousPath` and the saved searches. Rendered once, in the layout. */
export const PathTracker = () => {
  const store = useStoreContext();
  const { pathname } = useLocation();
  useEffect(() => recordPath(store, pathname), [store, pathname]);
  return null;
};

/** Returns the path that was shown before this one, even after a reload; needs a `PathTracker` in the layout. */
export const usePreviousPath = (): string | undefined => {
  const store = useStoreContext();
  const { pathname } = useLocation();
  return pathBefore(store, pathname);
};

/** React Router's key of the history entry at which the application was opened; earlier entries are not its own. */
const firstEntryKey = 'default';

/**
 * Returns a function that leaves a page that can't be shown: back to where the user came from or, if that was outside
 * the application, to `fallback`.
 */
export const useTakeBack = (fallback: string) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const previousPath = usePreviousPath();
  return () => {
    if (previousPath && key !== firstEntryKey) navigate(-1);
    else navigate(fallback, { replace: true });
  };
};

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

/** Returns whether a path is below another: `/things/5/details` is below `/things`, `/things` itself is not. */
export const isBelow = (path: string | undefined, parent: string): boolean =>
  path?.startsWith(`${parent}/`) === true && path.length > parent.length + 1;
