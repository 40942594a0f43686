import { hashKey } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Selects nothing once another search runs: rows that are not found any more must not stay selected unseen. */
export const useForgetSelection = (): void => {
  const { filterValues, onUnselectItems } = useListContext();
  const search = hashKey([filterValues]);
  const known = useRef(search);
  useEffect(() => {
    if (known.current === search) return;
    known.current = search;
    onUnselectItems();
  }, [search, onUnselectItems]);
};
