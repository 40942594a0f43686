import { hashKey } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import type { ListDefinition } from './ListDefinition';
import { listSort } from './listSort';
import { queueFilter } from './queues';
import { filledIn, type SearchValues } from './searchValues';

/** Runs a search from its first page; repeating the same search asks the server again. Leaving a queue leaves its order. */
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
