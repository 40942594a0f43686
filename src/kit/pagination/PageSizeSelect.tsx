import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { offeredPageSizes } from './paging';

/** How many results a page holds; a change returns to page 1 (spec 9). */
export const PageSizeSelect = () => {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const id = useId();
  const label = translate('kit.pagination.pageSize');
  return (
    <FormControl size="small" sx={{ minWidth: 172 }}>
      <InputLabel id={id}>{label}</InputLabel>
      <Select
        labelId={id}
        label={label}
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
      >
        {offeredPageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};
