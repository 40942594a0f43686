import { choosableColumns, type ListedColumn } from '../../../src/kit/columns/choosableColumns';
import {
  columnsOf,
  listSort,
  type QueriedDefinition,
  queueFilter,
} from '../../../src/kit/search/ListDefinition';
import type { HandedSearch } from '../../../src/kit/search/searchAddress';
import type { SavedValue } from './SavedQuery';

/** A list with those of its queues that the back end offers. */
export interface QueriedList extends QueriedDefinition {
  /** Whether its server sorts. */
  isSorted: boolean;
}

/** What a saved query contains that its list has no more, by name. */
interface Missing {
  filters: readonly string[];
  columns: readonly string[];
  order?: string;
}

/** A saved query in terms of the list as it is now. */
interface FittedQuery {
  search: Required<Pick<HandedSearch, 'search' | 'hidden'>> & Pick<HandedSearch, 'sort'>;
  missing: Missing;
}

/** Returns what of a saved query its list still has, and what it lacks. */
export const fitSavedQuery = ({ filter, sort, columns }: SavedValue, list: QueriedList): FittedQuery => {
  const isKnown = ([name, value]: [string, unknown]) =>
    name === queueFilter
      ? list.queues?.names.some((queue) => queue === value)
      : list.search.some(({ source }) => source === name);
  const entries = Object.entries(filter);
  const search = Object.fromEntries(entries.filter(isKnown));
  const listed = columnsOf(list, search);
  const isOrder =
    sort.field === listSort(list.defaultSort).field ||
    listed.some(({ source, sortable }) => sortable && source === sort.field);
  return {
    search: {
      search,
      ...(isOrder && { sort: [sort.field, sort.order] }),
      hidden: columns ? hiddenBy(columns, listed) : [],
    },
    missing: {
      filters: entries.filter((entry) => !isKnown(entry)).map(([name]) => name),
      columns: (columns ?? []).filter((name) => !listed.some(({ source }) => source === name)),
      // Where the server does not sort, nothing is missing that the user could see.
      ...(!isOrder && list.isSorted && { order: sort.field }),
    },
  };
};

/** Returns the names of the columns that are shown, as a search is saved with them. */
export const shownBy = (hidden: readonly string[], listed: readonly ListedColumn[]): string[] | null => {
  const isHidden = choosableColumns(listed).some(({ source }) => hidden.includes(source));
  const shown = listed.map(({ source }) => source).filter((source) => !hidden.includes(source));
  return isHidden ? shown : null;
};

const hiddenBy = (shown: readonly string[], listed: readonly ListedColumn[]): string[] =>
  choosableColumns(listed)
    .map(({ source }) => source)
    .filter((source) => !shown.includes(source));
