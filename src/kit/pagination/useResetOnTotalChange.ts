import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Goes back to page 1 when the number of results has changed (spec 4 and 9). */
export const useResetOnTotalChange = (): void => {
  const { total, page, setPage, isPlaceholderData } = useListContext();
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (total === undefined || isPlaceholderData) return;
    if (known.current !== undefined && known.current !== total && page !== 1) setPage(1);
    known.current = total;
  }, [total, page, setPage, isPlaceholderData]);
};
