import { memoryStore, StoreContextProvider, useStoreContext } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { isBelow } from '../navigation/isBelow';
import { usePreviousPath } from '../navigation/usePreviousPath';

interface SavedSearchProps {
  /** The list's own path: coming back from a path below it restores the search (spec 2.5). */
  path: string;
  /** Other paths from below which a return restores it. */
  returnPaths?: readonly string[] | undefined;
  children: (storeKey: string) => ReactNode;
}

const paramsKey = 'search';

/**
 * Keeps search, page and page size of a list per screen (spec 2.5 and 9). The list works on a copy of its own,
 * so that the same screen in another tab does not change this one while it is being read.
 */
export const SavedSearch = ({ path, returnPaths = [], children }: SavedSearchProps) => {
  const store = useStoreContext();
  const previousPath = usePreviousPath();
  const savedKey = `search.${path}`;
  const [isReturning] = useState(() =>
    [path, ...returnPaths].some((parent) => isBelow(previousPath, parent)),
  );
  const [ownStore] = useState(() => {
    const saved = isReturning ? store.getItem(savedKey) : undefined;
    return memoryStore(saved ? { [paramsKey]: saved } : {});
  });

  useEffect(() => {
    if (!isReturning) store.removeItem(savedKey);
    return ownStore.subscribe(paramsKey, (params) => store.setItem(savedKey, params));
  }, [store, ownStore, savedKey, isReturning]);

  return <StoreContextProvider value={ownStore}>{children(paramsKey)}</StoreContextProvider>;
};
