import { type Identifier, useEvent, useListContext, useStoreContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { isBelow, usePreviousPath } from '../navigation/visitedPaths';

interface KeptSelection {
  /** The list's own path. */
  path: string;
  /** A return to the list from a path below this one restores the selection. */
  returnPath: string;
  /** Returns those of the ids that the list still has on any of its pages. */
  stillListed: (ids: readonly Identifier[]) => Promise<readonly Identifier[]>;
}

/**
 * Keeps the selection of the surrounding list while one of its records is open, just as its search is kept (spec 2.5).
 * Rows that have left the list in the meantime are not selected again.
 */
export const useKeptSelection = ({ path, returnPath, stillListed }: KeptSelection): void => {
  const store = useStoreContext();
  const previousPath = usePreviousPath();
  const { selectedIds, onSelect } = useListContext();
  const [isRestored, setIsRestored] = useState(false);
  const key = `selection.${path}`;
  // Rows that were selected while the request ran stay selected.
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
