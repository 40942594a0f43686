import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import type { Field } from '../fields/Field';
import type { RowLink } from '../table/RowLink';
import type { Filter } from './Filter';
import type { DefaultSort } from './listSort';
import type { ListQueues } from './queues';

/** A screen that searches and lists, declared as data (spec 2.5, 2.6, 2.10 and 2.11). */
export interface ListDefinition<Row extends RaRecord = RaRecord> {
  /** The screen's URL; its saved search is kept under it and restored on return from below it. */
  path: string;
  /** Other paths from below which a return restores the saved search, such as those of the details that it opens. */
  returnPaths?: readonly string[];
  /** Translation key of the page's title. */
  title: string;
  /** Translation key of the table's title. */
  tableTitle: string;
  /** The action on the resource without which nothing is searched. */
  searchAction: string;
  search: readonly Filter[];
  columns: readonly Field<Row>[];
  /** The order that it opens in, as far as its server sorts; by `id` when absent. */
  defaultSort?: DefaultSort | undefined;
  /** Names the call of our own without which its server knows no order but its own: no heading sorts then. */
  sortExtension?: string;
  /** Named searches that it offers above its results. */
  queues?: ListQueues<Row>;
  /** The link at the end of every row; none where a column has the row's actions. */
  rowLink?: RowLink<Row>;
  /** What a row of its own says below some rows. */
  rowNote?: (row: Row) => ReactNode;
  /** Translation key of what is said when nothing is found. */
  nothingFound?: string;
  /** Translation key of what to do where nothing is there even without a filter. */
  nothingYet?: string;
  /** Translation key of what is said when nothing has the `id` that was looked for. */
  unknownNumber?: string;
  /** What stands between the table's title and the table, such as buttons for selected rows. */
  TableTools?: ComponentType;
  /** The button that leads to a new record, such as 'Adicionar'. */
  create?: { label: string; to: string; action: string } | undefined;
  /** How many rows of an export its server answers at a time; there is no export when absent. */
  exportPageSize?: number | undefined;
  /** What else stands at the end of the title line, such as an export. */
  PageActions?: ComponentType;
}

/** A list as a screen declares it: with the types of its filters and messages a misspelt name or key is a type error. */
interface TypedList<Row extends RaRecord, Values, Texts>
  extends Omit<ListDefinition<Row>, 'search' | 'columns'> {
  search: readonly Field<Values, Texts>[];
  columns: readonly Field<Row, Texts>[];
}

/** Declares a list. `Values` is the type of its filters and `Texts` that of its messages. */
export const defineList = <Row extends RaRecord, Values = RaRecord, Texts = unknown>(
  definition: TypedList<Row, NoInfer<Values>, NoInfer<Texts>>,
): ListDefinition<Row> => definition as ListDefinition<Row>;
