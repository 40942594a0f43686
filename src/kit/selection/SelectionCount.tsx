import { useListContext, useTranslate } from 'ra-core';
import { Text } from '../../ui/layout/Stack';

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
