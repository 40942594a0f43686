import { hashKey } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { filledIn, type SearchValues } from './searchValues';

/** Runs a search from its first page; repeating the same search asks the server again. */
export const useSearch = () => {
  const { filterValues, page, setFilters, refetch } = useListContext();
  return (values: SearchValues): void => {
    const filters = filledIn(values);
    const isSame = page === 1 && hashKey([filters]) === hashKey([filterValues]);
    if (isSame) refetch();
    else setFilters(filters);
  };
};
