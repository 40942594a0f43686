import type { Store } from 'ra-core';
import { isBelow } from '../navigation/isBelow';
import type { SearchValues } from './searchValues';

/** Which list it is, and where it is come back to from. */
export interface KeptSearchPlace {
  /** The list's own path: coming back from a path below it restores the search (spec 2.5). */
  path: string;
  /** Other paths from below which a return restores it. */
  returnPaths?: readonly string[] | undefined;
}

/** Filters, page, page size and order as react-admin keeps them. */
export interface KeptParams {
  filter: SearchValues;
  page?: number;
  perPage?: number;
  /** The field that it is sorted by. */
  sort?: string;
  order?: 'ASC' | 'DESC';
}

/** The search of a list that the store keeps. */
export const keptSearch = ({ path, returnPaths = [] }: KeptSearchPlace) => {
  const key = `search.${path}`;
  return {
    key,
    /** What is restored of it on the way from another path; undefined when nothing is. */
    restored: (store: Store, previousPath: string | undefined): KeptParams | undefined =>
      [path, ...returnPaths].some((parent) => isBelow(previousPath, parent))
        ? store.getItem<KeptParams>(key)
        : undefined,
  };
};
