import { type RaRecord, useCanAccess, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { Field } from '../fields/Field';
import { usePlaceOfRow } from '../walk/usePlaceOfRow';
import { PlainTable } from './PlainTable';
import type { RowLink } from './RowLink';

interface ResultsTableProps<Row extends RaRecord> {
  /** Translated name of the table. */
  name: string;
  columns: readonly Field<Row>[];
  /** The link at the end of every row; none when absent, as where a column has the row's actions. */
  rowLink?: RowLink<Row> | undefined;
  /** What a row of its own says below some rows. */
  rowNote?: ((row: Row) => ReactNode) | undefined;
  /** Whether its server sorts: the headings of sortable columns are buttons then. */
  isSorted: boolean;
}

/** The page of results of the list around it, as a plain table. */
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
