import type { Store } from 'ra-core';
import type { Field } from '../fields/Field';
import { isBelow } from '../navigation/isBelow';
import type { DefaultSort } from './listSort';
import { listSort } from './listSort';
import { type ListQueues, queueFilter, queueOfAddress } from './queues';
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
  /** Its queues, where its back end offers them. */
  queues?: Pick<ListQueues, 'names' | 'sort'> | undefined;
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
  /** The search that a link asks for: a queue of its own, or what its filters name, or both. */
  const linkedTo = (at: OpenedAt): KeptParams | undefined => {
    const asked = askedSearch(search, at);
    const queue = queueOfAddress(queues, at.search);
    if (!queues || !queue) return asked && { filter: asked, page: 1 };
    const [sort, order] = queues.sort;
    return { filter: { ...asked, [queueFilter]: queue }, page: 1, sort, order };
  };
  const restored = (store: Store, previousPath: string | undefined): KeptParams | undefined => {
    if (![path, ...returnPaths].some((parent) => isBelow(previousPath, parent))) return undefined;
    const kept = store.getItem<KeptParams>(key);
    if (!kept) return undefined;
    const { sort, order, ...others } = kept;
    const filter = Object.fromEntries(Object.entries(kept.filter).filter(isKnown));
    return { ...others, filter, ...(isSorted(sort, filter) && { sort, order }) };
  };
  return {
    key,
    /**
     * What the list opens with: the search that a link asks for, else what is restored on the way from another path. The
     * browser's way back leads to the list as it was left. Undefined where it opens with no search.
     */
    opening: (store: Store, { previousPath, isReturn, ...at }: Opening): KeptParams | undefined => {
      const linked = linkedTo(at);
      const kept = restored(store, previousPath);
      // A list that was left in another queue is not what an address with a queue leads back to.
      const isAnother =
        linked?.filter[queueFilter] && linked.filter[queueFilter] !== kept?.filter[queueFilter];
      return isReturn && !isAnother ? (kept ?? linked) : (linked ?? kept);
    },
  };
};
