import { useListContext } from 'ra-core';
import { placeState } from './listPlace';

/** Returns a function that turns a row's position on the current page, from 0, into the history state of its link. */
export const usePlaceOfRow = (
  /** The list's path, if the record's page belongs to another list. */
  listPath?: string,
): ((position: number) => object) => {
  const { resource, filterValues, sort, page, perPage } = useListContext();
  return (position) =>
    placeState({
      resource,
      filter: filterValues,
      sort,
      perPage,
      index: (page - 1) * perPage + position,
      listPath,
    });
};
