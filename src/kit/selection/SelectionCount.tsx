import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';

/** How many rows are selected, over all pages. */
export const SelectionCount = () => {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {translate('kit.selection.count', selectedIds.length)}
    </Typography>
  );
};
