import { type Identifier, useListContext, useTranslate } from 'ra-core';
import { Checkbox } from '../../ui/choice/Checkbox';

interface RowCheckboxProps {
  id: Identifier;
  /** What distinguishes the row from others, such as its number. */
  name: string;
}

/** A checkbox that selects a row of the surrounding list. */
export const RowCheckbox = ({ id, name }: RowCheckboxProps) => {
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
