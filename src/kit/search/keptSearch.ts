import type { Store } from 'ra-core';
import { isBelow } from '../navigation/isBelow';
import type { Filter } from './Filter';
import type { SearchValues } from './searchValues';

/** Which list it is, and where it is come back to from. */
export interface KeptSearchPlace {
  /** The list's own path: coming back from a path below it restores the search (spec 2.5). */
  path: string;
  /** Other paths from below which a return restores it. */
  returnPaths?: readonly string[] | undefined;
  /** Its filters. What is kept of another, by an earlier version, is not restored: no search would know it. */
  search: readonly Pick<Filter, 'source'>[];
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
export const keptSearch = ({ path, returnPaths = [], search }: KeptSearchPlace) => {
  const key = `search.${path}`;
  const isKnown = ([name]: [string, unknown]) => search.some(({ source }) => source === name);
  return {
    key,
    /** What is restored of it on the way from another path; undefined when nothing is. */
    restored: (store: Store, previousPath: string | undefined): KeptParams | undefined => {
      if (![path, ...returnPaths].some((parent) => isBelow(previousPath, parent))) return undefined;
      const kept = store.getItem<KeptParams>(key);
      return kept && { ...kept, filter: Object.fromEntries(Object.entries(kept.filter).filter(isKnown)) };
    },
  };
};
