import { useListContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Select } from '../../ui/fields/Select';
import { offeredPageSizes } from './paging';

const choices = offeredPageSizes.map((size) => ({ id: size, text: String(size) }));

/** A select for the number of results per page; a change returns to page 1 (spec 9). */
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
