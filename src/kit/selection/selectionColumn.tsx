import { type Identifier, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { Checkbox } from '../../ui/choice/Checkbox';
import type { Field } from '../fields/Field';

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

interface RowCheckboxProps {
  id: Identifier;
  /** What distinguishes the row from others, such as its number. */
  name: string;
}

/** A checkbox that selects a row of the surrounding list. */
const RowCheckbox = ({ id, name }: RowCheckboxProps) => {
  const { selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      aria-label={translate('kit.selection.row', { name })}
      className="in-row"
    />
  );
};
