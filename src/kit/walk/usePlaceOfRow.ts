import { useListContext } from 'ra-core';
import { placeState } from './listPlace';

/** Makes of a position on the shown page of the list around it, from 0, what the link to that row's record carries. */
export const usePlaceOfRow = (
  /** Where the list stands, unless the record's page belongs to it. */
  path?: string,
): ((position: number) => object) => {
  const { resource, filterValues, sort, page, perPage } = useListContext();
  return (position) =>
    placeState({
      resource,
      filter: filterValues,
      sort,
      perPage,
      index: (page - 1) * perPage + position,
      path,
    });
};
