import { useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Select } from '../../ui/fields/Select';
import { offeredPageSizes } from './paging';

const choices = offeredPageSizes.map((size) => ({ id: size, text: String(size) }));

/** How many results a page holds; a change returns to page 1 (spec 9). */
export const PageSizeSelect = () => {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const id = useId();
  return (
    <Select
      id={id}
      label={translate('kit.pagination.pageSize')}
      value={perPage}
      choices={choices}
      onChange={(size) => setPerPage(Number(size))}
      error={false}
      required={false}
    />
  );
};
