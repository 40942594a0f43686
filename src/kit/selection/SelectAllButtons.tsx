import { hashKey } from '@tanstack/react-query';
import { type Identifier, useEvent, useListContext, useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Text } from '../../ui/layout/Stack';
import { useAction } from '../actions/useAction';

interface SelectAllButtonsProps {
  /** Fetches the ids of all selectable rows that a search finds, on all pages. */
  listIds: (filter: Record<string, unknown>) => Promise<readonly Identifier[]>;
}

/** 'Selecionar todos', which selects rows on every page of the search, and 'Desmarcar todos'. */
export const SelectAllButtons = ({ listIds }: SelectAllButtonsProps) => {
  const { filterValues, selectedIds, onSelect, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const select = useEvent((ids: readonly Identifier[], of: object) => {
    // What was found by a search that was left is not to be selected out of sight.
    if (hashKey([of]) === hashKey([filterValues])) onSelect([...ids]);
  });
  const { start, isRunning } = useAction({
    run: async () => select(await listIds(filterValues), filterValues),
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

/** The number of selected rows on all pages. */
export const SelectionCount = () => {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  return (
    <Text size="small" tone="secondary" role="status">
      {translate('kit.selection.count', selectedIds.length)}
    </Text>
  );
};
