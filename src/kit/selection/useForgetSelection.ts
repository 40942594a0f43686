import { hashKey } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Clears the selection when another search runs, so that rows no longer found do not stay selected out of sight. */
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
