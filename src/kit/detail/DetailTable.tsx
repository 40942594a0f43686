import type { RaRecord } from 'ra-core';
import { Text } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { RetryAlert } from '../data/RetryAlert';
import type { Field } from '../fields/Field';
import { DataTable } from '../table/DataTable';
import type { TableLink } from '../table/PlainTable';

/** A list that a detail page loads. */
export interface LoadedList<Row extends RaRecord> {
  data?: readonly Row[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface DetailTableProps<Row extends RaRecord> {
  /** Translated heading; also the name of the table. */
  title: string;
  list: LoadedList<Row>;
  columns: readonly Field<Row>[];
  rowLink?: TableLink<Row>;
  /** Translated; shown when there are no rows. */
  empty: string;
}

/** A table of a detail page, in a card of its own (spec 2.8). */
export const DetailTable = <Row extends RaRecord>({ title, list, ...props }: DetailTableProps<Row>) => (
  <Section title={title}>
    <Rows title={title} list={list} {...props} />
  </Section>
);

const Rows = <Row extends RaRecord>({ title, list, columns, rowLink, empty }: DetailTableProps<Row>) => {
  if (list.data?.length)
    return <DataTable name={title} data={list.data} columns={columns} rowLink={rowLink} />;
  if (!list.data && !list.error) return <TableSkeleton />;
  if (!list.data) return <RetryAlert queries={[list]} text="kit.search.notLoaded" />;
  return <Text tone="secondary">{empty}</Text>;
};
