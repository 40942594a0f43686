import type { RaRecord } from 'ra-core';
import type { Column } from '../table/Column';
import { RowCheckbox } from './RowCheckbox';

interface SelectionOptions<Row extends RaRecord> {
  isSelectable: (row: Row) => boolean;
  /** What tells a row apart, such as its number. */
  nameOf: (row: Row) => string;
}

/** A first column with a box for each row that can be selected. */
export const selectionColumn = <Row extends RaRecord>({
  isSelectable,
  nameOf,
}: SelectionOptions<Row>): Column<Row> => ({
  source: 'selection',
  label: 'kit.selection.column',
  kind: 'custom',
  compact: true,
  render: (row) => (isSelectable(row) ? <RowCheckbox id={row.id} name={nameOf(row)} /> : null),
});
