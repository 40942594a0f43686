import { type Identifier, useDataProvider, useEvent, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { ToActivateRow } from '../../../contract/entities/application';
import { pickListPageSize } from '../../../contract/rules/paging';

/**
 * Remembers the rows of the surrounding list that were seen or selected so far, on any page: reporting
 * several at once needs more than their ids.
 */
export const useKnownRows = () => {
  const dataProvider = useDataProvider();
  const { data, total } = useListContext<ToActivateRow>();
  const known = useRef(new Map<ToActivateRow['id'], ToActivateRow>());
  const learn = useEvent((rows: readonly ToActivateRow[] = []) => {
    for (const row of rows) known.current.set(row.id, row);
  });
  useEffect(() => learn(data), [data, learn]);
  /** Returns the ids of every page. */
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
    /** Returns the ids whose rows still wait for activation; afterwards those rows are known. */
    stillListed: async (ids: readonly Identifier[]): Promise<readonly Identifier[]> => {
      if (ids.every((id) => known.current.has(Number(id)))) return ids;
      const listed = new Set<Identifier>(await listIds());
      return ids.filter((id) => listed.has(id));
    },
  };
};
