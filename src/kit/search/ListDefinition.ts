import { hashKey } from '@tanstack/react-query';
import { type RaRecord, type SortPayload, useListContext } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { ListedColumn } from '../columns/choosableColumns';
import type { Field } from '../fields/Field';
import type { RowLink } from '../table/PlainTable';
import type { Filter } from './Filter';
import { filledIn, type SearchValues } from './searchAddress';

/** The declaration of a screen with a search and a list (spec 2.5, 2.6, 2.10 and 2.11). */
export interface ListDefinition<Row extends RaRecord = RaRecord> {
  /** The screen's URL, under which its search is saved; a return from a path below it restores the search. */
  path: string;
  /** Further paths: a return from below them restores the search, too, as from the details that the list opens. */
  returnPaths?: readonly string[];
  /** Translation key of the page's title. */
  title: string;
  /** Translation key of the table's title. */
  tableTitle: string;
  /** The action on the resource without which nothing is searched. */
  searchAction: string;
  search: readonly Filter[];
  columns: readonly Field<Row>[];
  /** The order in which it opens, if its server sorts; by `id` when absent. */
  defaultSort?: DefaultSort | undefined;
  /** The capability without which its server has a fixed order, so that no heading sorts. */
  sortCapability?: string;
  /** Named searches offered above the results. */
  queues?: ListQueues<Row>;
  /** The link at the end of every row; absent if a column has the row's actions. */
  rowLink?: RowLink<Row>;
  /** Returns a note to show in an extra row below a row, if it has one. */
  rowNote?: (row: Row) => ReactNode;
  /** Translation key of the message when nothing is found. */
  nothingFound?: string;
  /** Translation key of what to do next if the list is empty even without a filter. */
  nothingYet?: string;
  /** Translation key of the message when no record has the `id` that was searched for. */
  unknownNumber?: string;
  /** Whether the page's main action is another one, beside which 'Pesquisar' stands back. */
  hasMainAction?: boolean;
  /** Rendered between the table's title and the table, such as buttons for selected rows. */
  TableTools?: ComponentType;
  /** Buttons at the end of the table's title line for what is done with all results. */
  bulkActionButtons?: ComponentType;
  /** The button that leads to a new record, such as 'Adicionar'. */
  create?: { label: string; to: string; action: string } | undefined;
  /** How many rows its server returns at a time for an export; there is no export when absent. */
  exportPageSize?: number | undefined;
  /** Fields that an export has after the columns, as the table has no room for them. */
  exportedBesides?: readonly Field<Row>[] | undefined;
  /** Further content at the end of the title line, such as an export. */
  PageActions?: ComponentType | undefined;
}

/** The part of a list's declaration that decides what of a saved search it can show. */
export interface QueriedDefinition extends Pick<ListDefinition, 'search' | 'defaultSort' | 'sortCapability'> {
  columns: readonly ListedColumn[];
  queues?: (Pick<ListQueues, 'names' | 'capability' | 'texts'> & { column: ListedColumn }) | undefined;
}

/** A list declaration with the types of its filters and messages, so that a misspelt name or key is a type error. */
interface TypedList<Row extends RaRecord, Values, Texts>
  extends Omit<ListDefinition<Row>, 'search' | 'columns'> {
  search: readonly Field<Values, Texts>[];
  columns: readonly Field<Row, Texts>[];
}

/** Declares a list. `Values` is the type of its filters and `Texts` that of its messages. */
export const defineList = <Row extends RaRecord, Values = RaRecord, Texts = unknown>(
  definition: TypedList<Row, NoInfer<Values>, NoInfer<Texts>>,
): ListDefinition<Row> => definition as ListDefinition<Row>;

/** A field to sort by, and the direction. */
export type DefaultSort = readonly [source: string, order: 'ASC' | 'DESC'];

/** Returns the order in which a list opens, as the data provider takes it; a server may use its own order instead. */
export const listSort = ([field, order]: DefaultSort = ['id', 'ASC']): SortPayload => ({ field, order });

/** The queues of a list: named searches above it, each a link that can be bookmarked. */
export interface ListQueues<Row extends RaRecord = RaRecord> {
  /** Their names, in order; the server takes a name as the filter `queue`. */
  names: readonly string[];
  /** The capability that counts them; without it there are no queues. */
  capability: string;
  /** The resource with their counts: the queue's name as `id`, and `count`. */
  counts: string;
  /** Translation key below which each has its text, under its name. */
  texts: string;
  /** Returns the translation key and values of a further note on a queue, if any. */
  note?: (counted: RaRecord) => readonly [key: string, values: object] | undefined;
  /** An extra column that is shown while the list is in a queue. */
  column: Field<Row>;
  /** Further content beside them. */
  Beside?: ComponentType;
  /** The order of a queue, by that column. */
  sort: DefaultSort;
  /** Returns the paths of those queues that the user sees on a screen of its own, instead of in this list. */
  usePaths?: () => Readonly<Record<string, string>>;
}

/** The name of the filter, and of the URL parameter, with the queue that a list is in. */
export const queueFilter = 'queue';

/** Returns the queue that a URL's query names; undefined if it names none of the list's queues. */
export const queueOfAddress = (
  queues: Pick<ListQueues, 'names'> | undefined,
  search: string,
): string | undefined => {
  const asked = new URLSearchParams(search).get(queueFilter);
  return queues?.names.find((name) => name === asked);
};

/** Returns the query string of a list's URL in a queue; empty if it is in none. */
export const queueAddress = (queue: unknown): string => (queue ? `?${queueFilter}=${queue}` : '');

/** Returns filters without the queue. */
export const withoutQueue = ({ [queueFilter]: _, ...others }: SearchValues): SearchValues => others;

/** Returns the columns of a list, with the extra one if the filters contain a queue. */
export const columnsOf = <Column>(
  { columns, queues }: { columns: readonly Column[]; queues?: { column: Column } | undefined },
  filters: SearchValues,
): readonly Column[] => (queues && filters[queueFilter] ? [...columns, queues.column] : columns);

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
