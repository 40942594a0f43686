import { useStoreContext } from 'ra-core';
import { useLocation } from 'react-router';
import { pathBefore } from './visitedPaths';

/** Returns the path that was shown before this one, even after a reload; needs a `PathTracker` in the layout. */
export const usePreviousPath = (): string | undefined => {
  const store = useStoreContext();
  const { pathname } = useLocation();
  return pathBefore(store, pathname);
};
