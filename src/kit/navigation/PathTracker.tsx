import { useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordPath } from './visitedPaths';

/** Records every path that is shown, for `usePreviousPath` and the saved searches. Rendered once, in the layout. */
export const PathTracker = () => {
  const store = useStoreContext();
  const { pathname } = useLocation();
  useEffect(() => recordPath(store, pathname), [store, pathname]);
  return null;
};
