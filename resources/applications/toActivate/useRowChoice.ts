import { type Identifier, useList } from 'ra-core';
import { useState } from 'react';
import type { ToActivateRow } from '../../../contract/entities/application';
import { offeredPageSizes } from '../../../src/kit/pagination/paging';

/** The rows in pages, and which of them are selected; those that are gone are not. */
export const useRowChoice = (
  rows: readonly ToActivateRow[],
  /** The place of the row whose page is shown first. */
  first = 0,
) => {
  const [ids, choose] = useState<readonly Identifier[]>([]);
  const [data, setData] = useState([...rows]);
  // The same array while the rows are the same: a new one begins the pages anew.
  if (data.length !== rows.length || data.some((row, place) => row !== rows[place])) setData([...rows]);
  const [perPage] = offeredPageSizes;
  const list = useList({ data, perPage, page: Math.floor(Math.min(first, rows.length - 1) / perPage) + 1 });
  const chosen = rows.filter(({ id }) => ids.includes(id));
  return {
    chosen,
    choose,
    list: {
      ...list,
      selectedIds: chosen.map(({ id }) => id),
      onToggleItem: (id: Identifier) =>
        choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    },
  };
};
