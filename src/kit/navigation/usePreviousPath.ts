import { useStoreContext } from 'ra-core';
import { useLocation } from 'react-router';
import { pathBefore } from './visitedPaths';

/** The path that was shown before this one, also after a reload; needs a `PathTracker` in the layout. */
export const usePreviousPath = (): string | undefined => {
  const store = useStoreContext();
  const { pathname } = useLocation();
  return pathBefore(store, pathname);
};
