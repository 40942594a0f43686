import { useDataProvider, useListContext, useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { useAction } from '../actions/useAction';

interface SelectAllButtonsProps {
  /** The resource that lists, for a search, every row that can be selected, of all pages. */
  idsResource: string;
}

const firstPage = { page: 1, perPage: 10 };

/** 'Selecionar todos', which takes every page of the search along, and 'Desmarcar todos'. */
export const SelectAllButtons = ({ idsResource }: SelectAllButtonsProps) => {
  const { filterValues, selectedIds, onSelect, onUnselectItems } = useListContext();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const { start, isRunning } = useAction({
    run: async () => {
      const { data } = await dataProvider.getList(idsResource, {
        filter: filterValues,
        pagination: firstPage,
      });
      onSelect(data.map(({ id }) => id));
    },
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
