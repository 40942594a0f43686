import { useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordPath } from './visitedPaths';

/** Notes every path that is shown, for `usePreviousPath` and the saved searches. Stands once, in the layout. */
export const PathTracker = () => {
  const store = useStoreContext();
  const { pathname } = useLocation();
  useEffect(() => recordPath(store, pathname), [store, pathname]);
  return null;
};
