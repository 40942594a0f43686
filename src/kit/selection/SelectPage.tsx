import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import './selectPage.css';
import { selectionTexts } from './texts';

/** Selects every row of the page that is shown of the surrounding list, or none of them. */
export const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext();
  const box = useRef<HTMLInputElement>(null);
  const ids = data.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id)).length;
  const isPart = selected > 0 && selected < ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <div className="select-page">
      <Checkbox
        ref={box}
        label={selectionTexts.page}
        checked={ids.length > 0 && selected === ids.length}
        onChange={(isChosen) => onSelect(isChosen ? [...others, ...ids] : others)}
      />
    </div>
  );
};
