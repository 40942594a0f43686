import { memoryStore, StoreContextProvider, useStoreContext } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { usePreviousPath } from '../navigation/usePreviousPath';
import { type KeptSearchPlace, keptSearch } from './keptSearch';

interface SavedSearchProps {
  place: KeptSearchPlace;
  children: (storeKey: string) => ReactNode;
}

const paramsKey = 'search';

/**
 * Keeps search, page and page size of a list per screen (spec 2.5 and 9). The list works on a copy of its own,
 * so that the same screen in another tab does not change this one while it is being read.
 */
export const SavedSearch = ({ place, children }: SavedSearchProps) => {
  const store = useStoreContext();
  const previousPath = usePreviousPath();
  const { key, restored } = keptSearch(place);
  const [saved] = useState(() => restored(store, previousPath));
  const [ownStore] = useState(() => memoryStore(saved ? { [paramsKey]: saved } : {}));

  useEffect(() => {
    if (!saved) store.removeItem(key);
    return ownStore.subscribe(paramsKey, (params) => store.setItem(key, params));
  }, [store, ownStore, key, saved]);

  return <StoreContextProvider value={ownStore}>{children(paramsKey)}</StoreContextProvider>;
};
