import { type RaRecord, RecordContextProvider } from 'ra-core';
import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';
import type { Field } from '../fields/Field';

interface DataTableColumnProps<Row extends RaRecord = RaRecord> {
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
export const DataTableColumn = <Row extends RaRecord = RaRecord>(_: DataTableColumnProps<Row>) => null;

/** A column of numbers, which are aligned on the right. */
export const DataTableNumberColumn = <Row extends RaRecord = RaRecord>(_: DataTableColumnProps<Row>) => null;

const contentOf = ({ render, field: FieldComponent, children, source = '' }: DataTableColumnProps) => {
  const content = FieldComponent ? <FieldComponent source={source} /> : children;
  if (render || !content) return render;
  return (row: RaRecord) => <RecordContextProvider value={row}>{content}</RecordContextProvider>;
};

/** Returns the columns that are written out as children of a table, as declared fields. */
export const fieldsOf = <Row extends RaRecord>(children: ReactNode): Field<Row>[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<DataTableColumnProps>(child)) return [];
    const { source = child.props.label ?? '', label, disableSort } = child.props;
    const cell = contentOf(child.props);
    return {
      source,
      ...(label !== undefined && { label }),
      ...(child.type === DataTableNumberColumn && { kind: 'number' }),
      ...(!disableSort && child.props.source && { sortable: true }),
      ...(cell && { cell }),
    } as Field<Row>;
  });
