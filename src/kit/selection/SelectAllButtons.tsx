import { type Identifier, useListContext, useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { useAction } from '../actions/useAction';

interface SelectAllButtonsProps {
  /** Reads the id of every row that a search finds and that can be selected, of all pages. */
  listIds: (filter: Record<string, unknown>) => Promise<readonly Identifier[]>;
}

/** 'Selecionar todos', which takes every page of the search along, and 'Desmarcar todos'. */
export const SelectAllButtons = ({ listIds }: SelectAllButtonsProps) => {
  const { filterValues, selectedIds, onSelect, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const { start, isRunning } = useAction({
    run: async () => onSelect([...(await listIds(filterValues))]),
    failureMessage: 'kit.selection.failure',
  });
  return (
    <>
      <Button variant="outlined" size="small" loading={isRunning} onClick={() => start(undefined)}>
        {translate('kit.selection.all')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        disabled={selectedIds.length === 0}
        onClick={() => onUnselectItems()}
      >
        {translate('kit.selection.none')}
      </Button>
    </>
  );
};
