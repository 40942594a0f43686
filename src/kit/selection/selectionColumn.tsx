import { type Identifier, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { Checkbox } from '../../ui/choice/Checkbox';
import type { Field } from '../fields/Field';
import { selectionTexts } from './texts';

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
  cell: (row) =>
    isSelectable(row) ? (
      <RowCheckbox id={row.id} name={nameOf(row)} isSelectable={isSelectable as (row: RaRecord) => boolean} />
    ) : null,
});

/** The row whose box was pressed last, where a range begins; a list holds no row of another. */
let pressedLast: Identifier | undefined;

interface RowCheckboxProps {
  id: Identifier;
  isSelectable: (row: RaRecord) => boolean;
  /** What distinguishes the row from others, such as its number. */
  name: string;
}

/** A checkbox that selects a row of the surrounding list; with Shift, all rows from the one pressed before as well. */
const RowCheckbox = ({ id, name, isSelectable }: RowCheckboxProps) => {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext();
  const translate = useTranslate();
  const press = (withShift: boolean) => {
    const ids = data.filter(isSelectable).map((row) => row.id);
    const ends = [ids.indexOf(pressedLast), ids.indexOf(id)].sort((a, b) => a - b);
    const [first = -1, last = -1] = ends;
    pressedLast = id;
    if (!withShift || first === -1) return onToggleItem(id);
    const range = ids.slice(first, last + 1);
    const others = selectedIds.filter((one) => !range.includes(one));
    onSelect(selectedIds.includes(id) ? others : [...others, ...range]);
  };
  return (
    // Around the box, because a title of its own would be read out at each row.
    <span title={selectionTexts.range}>
      <Checkbox
        checked={selectedIds.includes(id)}
        onClick={({ shiftKey }) => press(shiftKey)}
        aria-label={translate('kit.selection.row', { name })}
        className="in-row"
      />
    </span>
  );
};
