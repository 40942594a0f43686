import { useDataProvider, useGetList } from 'ra-core';
import { extractValidSavedQueries, type SavedQuery, type SavedValue } from './SavedQuery';

/** More than anybody sees: a hundred of one's own, and the shared ones of colleagues. */
const all = { page: 1, perPage: 10_000 };
const resource = 'savedSearches';

/** What can be changed of a saved query. */
export interface SavedQueryChanges {
  name: string;
  shared: boolean;
  value?: SavedValue;
}

/**
 * Returns the saved queries of a resource, one's own and those that colleagues share, and functions that change them. It
 * is react-admin's `useSavedQueries`, with the data provider's resource `savedSearches` in place of the browser's store.
 */
export const useSavedQueries = (list: string) => {
  const dataProvider = useDataProvider();
  const query = useGetList(resource, { pagination: all, filter: { resource: list } });
  return {
    query,
    savedQueries: extractValidSavedQueries(query.data ?? []),
    add: (data: SavedQueryChanges) => dataProvider.create(resource, { data: { resource: list, ...data } }),
    change: ({ id, ...previousData }: SavedQuery, data: SavedQueryChanges) =>
      dataProvider.update(resource, { id, data, previousData: { id, ...previousData } }),
    remove: ({ id, ...previousData }: SavedQuery) =>
      dataProvider.delete(resource, { id, previousData: { id, ...previousData } }),
  };
};

/** What `useSavedQueries` returns. */
export type SavedQueries = ReturnType<typeof useSavedQueries>;
