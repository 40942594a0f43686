import { type RaRecord, useCanAccess, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Field } from '../fields/Field';
import { usePlaceOfRow } from '../prevNext/listPlace';
import { PlainTable, type RowLink } from './PlainTable';

interface ResultsTableProps<Row extends RaRecord> {
  /** Translated name of the table. */
  name: string;
  columns: readonly Field<Row>[];
  /** The link at the end of every row; absent if a column has the row's actions, for example. */
  rowLink?: RowLink<Row> | undefined;
  /** Returns a note to show in an extra row below a row, if it has one. */
  rowNote?: ((row: Row) => ReactNode) | undefined;
  /** Whether its server sorts; if so, the headings of sortable columns are buttons. */
  isSorted: boolean;
}

/** The current page of results of the surrounding list, as a plain table. */
export const ResultsTable = <Row extends RaRecord>(props: ResultsTableProps<Row>) => {
  const { name, columns, rowLink, rowNote, isSorted } = props;
  const { data = [], isFetching, isPlaceholderData, sort, setSort } = useListContext<Row>();
  const { canAccess } = useCanAccess({ action: rowLink?.action ?? 'list' });
  const state = usePlaceOfRow(rowLink?.listPath);
  return (
    <PlainTable
      name={name}
      rows={data}
      columns={columns}
      rowLink={canAccess && rowLink ? { ...rowLink, state } : undefined}
      rowNote={rowNote}
      isStale={isFetching && isPlaceholderData}
      sort={sort}
      onSort={isSorted ? setSort : undefined}
    />
  );
};
