import { type RaRecord, useCanAccess, useListContext } from 'ra-core';
import type { Column, RowLink } from './Column';
import { PlainTable } from './PlainTable';

interface ResultsTableProps<Row extends RaRecord> {
  /** Translated name of the table. */
  name: string;
  columns: readonly Column<Row>[];
  rowLink: RowLink<Row>;
}

/** The page of results of the list around it, as a plain table. */
export const ResultsTable = <Row extends RaRecord>({ name, columns, rowLink }: ResultsTableProps<Row>) => {
  const { data = [], isFetching, isPlaceholderData } = useListContext<Row>();
  const { canAccess } = useCanAccess({ action: rowLink.action });
  return (
    <PlainTable
      name={name}
      rows={data}
      columns={columns}
      rowLink={canAccess ? rowLink : undefined}
      isStale={isFetching && isPlaceholderData}
    />
  );
};
