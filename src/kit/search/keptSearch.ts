import type { Store } from 'ra-core';
import type { Field } from '../fields/Field';
import { isBelow } from '../navigation/isBelow';
import type { DefaultSort } from './ListDefinition';
import { listSort } from './listSort';
import { askedSearch, type LinkedField, type OpenedAt } from './searchAddress';
import type { SearchValues } from './searchValues';

/** Which list it is, and where it is come back to from. */
export interface KeptSearchPlace {
  /** The list's own path: coming back from a path below it restores the search (spec 2.5). */
  path: string;
  /** Other paths from below which a return restores it. */
  returnPaths?: readonly string[] | undefined;
  /** Its filters. What is kept of another, by an earlier version, is not restored: no search would know it. */
  search: readonly LinkedField[];
  /** Its columns, and the order that it opens in. A kept order by any other column is not restored: its server may not know it. */
  columns: readonly Pick<Field, 'source' | 'sortable'>[];
  defaultSort?: DefaultSort | undefined;
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

/** How a list is opened. */
interface Opening extends OpenedAt {
  /** The path that was shown before. */
  previousPath: string | undefined;
  /** Whether by the browser's own way back or forth, or by loading the page, not by a link. */
  isReturn: boolean;
}

/** The search of a list that the store keeps. */
export const keptSearch = (place: KeptSearchPlace) => {
  const { path, returnPaths = [], search, columns, defaultSort } = place;
  const key = `search.${path}`;
  const isKnown = ([name]: [string, unknown]) => search.some(({ source }) => source === name);
  const isSorted = (by: string | undefined) =>
    by === listSort(defaultSort).field || columns.some(({ source, sortable }) => sortable && source === by);
  const restored = (store: Store, previousPath: string | undefined): KeptParams | undefined => {
    if (![path, ...returnPaths].some((parent) => isBelow(previousPath, parent))) return undefined;
    const kept = store.getItem<KeptParams>(key);
    if (!kept) return undefined;
    const { sort, order, ...others } = kept;
    const filter = Object.fromEntries(Object.entries(kept.filter).filter(isKnown));
    return { ...others, filter, ...(isSorted(sort) && { sort, order }) };
  };
  return {
    key,
    /**
     * What the list opens with: the search that a link asks for, else what is restored on the way from another path. The
     * browser's way back leads to the list as it was left. Undefined where it opens with no search.
     */
    opening: (store: Store, { previousPath, isReturn, ...at }: Opening): KeptParams | undefined => {
      const asked = askedSearch(search, at);
      const linked = asked && { filter: asked, page: 1 };
      const kept = restored(store, previousPath);
      return isReturn ? (kept ?? linked) : (linked ?? kept);
    },
  };
};
