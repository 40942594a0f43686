import { type Identifier, useDataProvider, useEvent, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { ToActivateRow } from '../../../contract/entities/application';
import { pickListPageSize } from '../../../contract/rules/paging';

/** The rows of the list around it that were seen or selected so far, of whatever page: what is reported of several needs more than their ids. */
export const useKnownRows = () => {
  const dataProvider = useDataProvider();
  const { data, total } = useListContext<ToActivateRow>();
  const known = useRef(new Map<ToActivateRow['id'], ToActivateRow>());
  const learn = useEvent((rows: readonly ToActivateRow[] = []) => {
    for (const row of rows) known.current.set(row.id, row);
  });
  useEffect(() => learn(data), [data, learn]);
  /** The ids of every page. */
  const listIds = async (): Promise<ToActivateRow['id'][]> => {
    if (data && data.length === total) return data.map(({ id }) => id);
    const ids: ToActivateRow['id'][] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: pickListPageSize };
      const found = await dataProvider.getList<ToActivateRow>('toActivate', { pagination });
      learn(found.data);
      ids.push(...found.data.map(({ id }) => id));
      if (found.data.length < pickListPageSize) return ids;
    }
  };
  return {
    rowsOf: (ids: readonly unknown[]): ToActivateRow[] =>
      ids.map((id) => known.current.get(Number(id))).filter((row) => row !== undefined),
    listIds,
    /** Of some ids, those of rows that still wait; the rows are known afterwards. */
    stillListed: async (ids: readonly Identifier[]): Promise<readonly Identifier[]> => {
      if (ids.every((id) => known.current.has(Number(id)))) return ids;
      const listed = new Set<Identifier>(await listIds());
      return ids.filter((id) => listed.has(id));
    },
  };
};
