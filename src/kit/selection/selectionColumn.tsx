import type { RaRecord } from 'ra-core';
import type { Field } from '../fields/Field';
import { RowCheckbox } from './RowCheckbox';

interface SelectionOptions<Row extends RaRecord> {
  isSelectable: (row: Row) => boolean;
  /** Returns what distinguishes a row from others, such as its number. */
  nameOf: (row: Row) => string;
}

/** Returns a first column with a checkbox for each row that can be selected. */
export const selectionColumn = <Row extends RaRecord>({
  isSelectable,
  nameOf,
}: SelectionOptions<Row>): Field<Row> => ({
  source: 'selection',
  label: 'kit.selection.column',
  kind: 'custom',
  compact: true,
  cell: (row) => (isSelectable(row) ? <RowCheckbox id={row.id} name={nameOf(row)} /> : null),
});
