import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../fields/Field';
import type { RowLink } from '../table/RowLink';
import type { Filter } from './Filter';
import type { DefaultSort } from './listSort';
import type { ListQueues } from './queues';

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
  /** Rendered between the table's title and the table, such as buttons for selected rows. */
  TableTools?: ComponentType;
  /** The button that leads to a new record, such as 'Adicionar'. */
  create?: { label: string; to: string; action: string } | undefined;
  /** How many rows its server returns at a time for an export; there is no export when absent. */
  exportPageSize?: number | undefined;
  /** Further content at the end of the title line, such as an export. */
  PageActions?: ComponentType;
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
