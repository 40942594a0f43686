import { useQueryClient } from '@tanstack/react-query';
import {
  memoryStore,
  StoreContextProvider,
  useDataProvider,
  useEvent,
  useResourceContext,
  useStoreContext,
} from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { columnsKey } from '../columns/hiddenColumns';
import { usePreviousPath } from '../navigation/visitedPaths';
import { type KeptParams, type KeptSearchPlace, keptSearch } from './keptSearch';
import { prefetchResults } from './prefetchSearch';
import { askedSearch, handedTo } from './searchAddress';

interface SavedSearchProps {
  /** The list, with its queues if the back end offers them. */
  place: KeptSearchPlace;
  canSearch: boolean;
  children: (storeKey: string) => ReactNode;
}

const paramsKey = 'search';

/**
 * Saves the search, page and page size of a list per screen (spec 2.5 and 9). The list works on its own copy, so
 * that the same screen in another tab does not change this one while it is being read. A link with a search opens
 * the list with it, even from the list itself.
 */
export const SavedSearch = (props: SavedSearchProps) => {
  const location = useLocation();
  const isAsked = askedSearch(props.place.search, location) !== undefined;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  return (
    <OpenedSearch
      key={isAsked ? (handedTo(location)?.id ?? location.key) : props.place.path}
      isShown={isShown.current}
      {...props}
    />
  );
};

interface OpenedSearchProps extends SavedSearchProps {
  /** Whether the list was shown already: then the back button leads to the search of the earlier address. */
  isShown: boolean;
}

const OpenedSearch = ({ place, canSearch, isShown, children }: OpenedSearchProps) => {
  const store = useStoreContext();
  const previousPath = usePreviousPath();
  const { search, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && !isShown;
  const { key, opening } = keptSearch(place);
  const hiddenKey = columnsKey(place);
  const [opened] = useState(() => opening(store, { previousPath, search, state, isReturn }));
  const [ownStore] = useState(() => memoryStore(opened ? { [paramsKey]: opened } : {}));
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const keepAndAsk = useEvent((params: KeptParams) => {
    store.setItem(key, params);
    // Prefetched before the list renders with it, which on a slow device takes as long as the network.
    if (canSearch) prefetchResults(params, place, { resource, dataProvider, queryClient });
  });

  useEffect(() => {
    if (opened) store.setItem(key, opened);
    else store.removeItem(key);
    if (opened?.hidden) store.setItem(hiddenKey, opened.hidden);
    return ownStore.subscribe(paramsKey, keepAndAsk);
  }, [store, ownStore, key, hiddenKey, opened, keepAndAsk]);

  return <StoreContextProvider value={ownStore}>{children(paramsKey)}</StoreContextProvider>;
};
