import { type Identifier, useEvent, useListContext, useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { isBelow } from '../navigation/isBelow';
import { usePreviousPath } from '../navigation/usePreviousPath';

interface KeptSelection {
  /** The list's own path. */
  path: string;
  /** Whoever comes back to the list from a path below it finds what they had selected. */
  returnPath: string;
  /** Of some ids, those that the list still has on any of its pages. */
  stillListed: (ids: readonly Identifier[]) => Promise<readonly Identifier[]>;
}

/** Keeps what is selected in the list around it while one of its records is open, as its search is kept (spec 2.5); what has left the list meanwhile is not selected again. */
export const useKeptSelection = ({ path, returnPath, stillListed }: KeptSelection): void => {
  const store = useStoreContext();
  const previousPath = usePreviousPath();
  const { selectedIds, onSelect } = useListContext();
  const [isRestored, setIsRestored] = useState(false);
  const key = `selection.${path}`;
  // What was selected while the list was asked stays.
  const add = useEvent((ids: readonly Identifier[]) => {
    if (ids.length > 0) onSelect([...new Set([...selectedIds, ...ids])]);
    setIsRestored(true);
  });
  const restore = useEvent(() => {
    const kept = isBelow(previousPath, returnPath) ? (store.getItem<Identifier[]>(key) ?? []) : [];
    if (kept.length === 0) return add([]);
    stillListed(kept).then(add, () => add([]));
  });
  useEffect(() => restore(), [restore]);
  useEffect(() => {
    if (isRestored) store.setItem(key, selectedIds);
  }, [isRestored, store, key, selectedIds]);
};
