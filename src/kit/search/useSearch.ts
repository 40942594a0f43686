import { hashKey } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { type ListDefinition, listSort, queueFilter } from './ListDefinition';
import { filledIn, type SearchValues } from './searchAddress';

/**
 * Returns a function that runs a search from its first page; repeating a search fetches it again. Leaving a queue
 * restores the list's own order.
 */
export const useSearch = ({ defaultSort }: Pick<ListDefinition, 'defaultSort'>) => {
  const { filterValues, page, setFilters, setSort, refetch } = useListContext();
  return (values: SearchValues): void => {
    const filters = filledIn(values);
    const isSame = page === 1 && hashKey([filters]) === hashKey([filterValues]);
    if (isSame) return void refetch();
    if (filterValues[queueFilter] && !filters[queueFilter]) setSort(listSort(defaultSort));
    setFilters(filters);
  };
};
