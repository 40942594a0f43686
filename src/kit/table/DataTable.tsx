import {
  type RaRecord,
  RecordContextProvider,
  useGetResourceLabel,
  useListContextWithProps,
  useResourceContext,
} from 'ra-core';
import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';
import type { Field } from '../fields/Field';
import { PlainTable, type PlainTableProps } from './PlainTable';

interface DataTableProps<Row extends RaRecord> extends Pick<PlainTableProps<Row>, 'rowLink' | 'rowNote'> {
  /** Translated name of the table; that of the resource when absent. */
  name?: string;
  /** The rows; those of the surrounding list when absent. */
  data?: readonly Row[];
  /** The columns as declared fields, in place of children. */
  columns?: readonly Field<Row>[];
  /** The columns, as `<DataTable.Col>`s. */
  children?: ReactNode;
}

const TableOfList = <Row extends RaRecord>(props: DataTableProps<Row>) => {
  const { name, data, columns, children, ...others } = props;
  const list = useListContextWithProps<Row>();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return (
    <PlainTable
      {...others}
      name={name ?? labelOf(resource)}
      rows={data ?? list.data ?? []}
      columns={columns ?? fieldsOf<Row>(children)}
      isStale={Boolean(list.isFetching && list.isPlaceholderData)}
      {...(!data && !columns && { sort: list.sort, setSort: list.setSort })}
    />
  );
};

interface ColumnProps<Row extends RaRecord = RaRecord> {
  /** The field of the record that is shown, and sorted by. */
  source?: string;
  /** Translation key, or text; inferred from resource and source when absent. */
  label?: string;
  /** Whether the heading is not a button that sorts the list. */
  disableSort?: boolean;
  /** Renders the cell, where it is not the field's text. */
  render?: (record: Row) => ReactNode;
  /** The component that shows the field, such as react-admin's `DateField`. */
  field?: ComponentType<{ source: string }>;
  /** Shown in the cell, inside a context with the row's record. */
  children?: ReactNode;
}

/** A column of a `DataTable`, with the props of react-admin's `DataTable.Col`; the table reads them and draws it. */
const Col = <Row extends RaRecord = RaRecord>(_: ColumnProps<Row>) => null;

/** A column of numbers, which are aligned on the right. */
const NumberCol = <Row extends RaRecord = RaRecord>(_: ColumnProps<Row>) => null;

/** The rows of a list; on small screens each row becomes a card. It takes react-admin's columns as its children. */
export const DataTable = Object.assign(TableOfList, { Col, NumberCol });

const contentOf = ({ render, field: FieldComponent, children, source = '' }: ColumnProps) => {
  const content = FieldComponent ? <FieldComponent source={source} /> : children;
  if (render || !content) return render;
  return (row: RaRecord) => <RecordContextProvider value={row}>{content}</RecordContextProvider>;
};

/** Returns the columns that are written out as children of a table, as declared fields. */
const fieldsOf = <Row extends RaRecord>(children: ReactNode): Field<Row>[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ColumnProps>(child)) return [];
    const { source = child.props.label ?? '', label, disableSort } = child.props;
    const cell = contentOf(child.props);
    return {
      source,
      ...(label !== undefined && { label }),
      ...(child.type === NumberCol && { kind: 'number' }),
      ...(!disableSort && child.props.source && { sortable: true }),
      ...(cell && { cell }),
    } as Field<Row>;
  });
