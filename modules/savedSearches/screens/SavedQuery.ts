import {
  extractValidSavedQueries as extractValid,
  type RaRecord,
  type SavedQuery as RaSavedQuery,
} from 'ra-core';

/** What a search is saved with. */
export interface SavedValue {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** The columns that are shown; null if none is hidden. */
  columns: readonly string[] | null;
}

/** react-admin's saved query, kept at a server. */
export interface SavedQuery extends RaSavedQuery {
  id: number | string;
  value: RaSavedQuery['value'] & SavedValue;
  /** Whether colleagues see it. */
  shared: boolean;
  isOwn: boolean;
  /** Whose it is. */
  owner: string;
}

/** Returns the saved queries in records of the resource `savedSearches`; what is none of react-admin's form is left out. */
export const extractValidSavedQueries = (records: readonly RaRecord[]): SavedQuery[] =>
  extractValid(records.map(asSavedQuery)) as SavedQuery[];

/** A saved search has no page size and, as every filter of a list is in sight, no choice of those that are displayed. */
const withoutSize = { displayedFilters: [], perPage: 0 };

const asSavedQuery = ({ name, value, ...others }: RaRecord) => ({
  ...others,
  label: name,
  value: value && { ...value, ...withoutSize },
});
