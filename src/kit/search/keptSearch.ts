import type { Store } from 'ra-core';
import type { Field } from '../fields/Field';
import { isBelow } from '../navigation/visitedPaths';
import { type DefaultSort, type ListQueues, listSort, queueFilter, queueOfAddress } from './ListDefinition';
import { askedSearch, handedTo, type LinkedField, type OpenedAt, type SearchValues } from './searchAddress';

/** The list whose search is saved, and the paths from which a return restores it. */
export interface KeptSearchPlace {
  /** The list's own path; a return from a path below it restores the search (spec 2.5). */
  path: string;
  /** Further paths: a return from below them restores it, too. */
  returnPaths?: readonly string[] | undefined;
  /** Its filters. A saved filter that is not among them, from an earlier version, is not restored. */
  search: readonly LinkedField[];
  /** Its columns and initial order. A saved order by any other column is not restored: its server may not know it. */
  columns: readonly Pick<Field, 'source' | 'sortable'>[];
  defaultSort?: DefaultSort | undefined;
  /** Its queues, if the back end offers them. */
  queues?: Pick<ListQueues, 'names' | 'sort'> | undefined;
}

/** Filters, page, page size and order, as react-admin stores them. */
export interface KeptParams {
  filter: SearchValues;
  page?: number;
  perPage?: number;
  /** The field by which the list is sorted. */
  sort?: string;
  order?: 'ASC' | 'DESC';
  /** The columns that a link hides. */
  hidden?: readonly string[];
}

/** The way in which a list is opened. */
interface Opening extends OpenedAt {
  /** The path that was shown before this one. */
  previousPath: string | undefined;
  /** Whether it was opened by the browser's back or forward button or by loading the page rather than by a link. */
  isReturn: boolean;
}

/** Returns the store key of a list's saved search, and a function for the search that the list opens with. */
export const keptSearch = (place: KeptSearchPlace) => {
  const { path, returnPaths = [], search, columns, defaultSort, queues } = place;
  const key = `search.${path}`;
  const isKnown = ([name, value]: [string, unknown]) =>
    name === queueFilter
      ? queues?.names.some((queue) => queue === value)
      : search.some(({ source }) => source === name);
  const isSorted = (by: string | undefined, filter: SearchValues) =>
    by === listSort(defaultSort).field ||
    (queueFilter in filter && by === queues?.sort[0]) ||
    columns.some(({ source, sortable }) => sortable && source === by);
  /** Returns the search that a link names: a queue, filters, or both. */
  const linkedTo = (at: OpenedAt): KeptParams | undefined => {
    const asked = askedSearch(search, at);
    const queue = queueOfAddress(queues, at.search);
    if (!asked && !queue) return undefined;
    const { sort: by = queue && queues?.sort, hidden } = handedTo(at) ?? {};
    const filter = { ...asked, ...(queue && { [queueFilter]: queue }) };
    return { filter, page: 1, ...(by && { sort: by[0], order: by[1] }), ...(hidden && { hidden }) };
  };
  const restored = (store: Store, previousPath: string | undefined): KeptParams | undefined => {
    if (![path, ...returnPaths].some((parent) => isBelow(previousPath, parent))) return undefined;
    const kept = store.getItem<KeptParams>(key);
    if (!kept) return undefined;
    const { sort, order, hidden: _, ...others } = kept;
    const filter = Object.fromEntries(Object.entries(kept.filter).filter(isKnown));
    return { ...others, filter, ...(isSorted(sort, filter) && { sort, order }) };
  };
  return {
    key,
    /**
     * Returns the search that the list opens with: the one that a link names, otherwise the saved one on return from
     * another path. The browser's back button restores the saved one first. Undefined if it opens without a search.
     */
    opening: (store: Store, { previousPath, isReturn, ...at }: Opening): KeptParams | undefined => {
      const linked = linkedTo(at);
      const kept = restored(store, previousPath);
      // A URL with a queue does not restore a list that was left in another queue.
      const isAnother =
        linked?.filter[queueFilter] && linked.filter[queueFilter] !== kept?.filter[queueFilter];
      return isReturn && !isAnother ? (kept ?? linked) : (linked ?? kept);
    },
  };
};
