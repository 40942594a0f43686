import type { SavedSearch } from '../contract/savedSearch';
import type { FoundSearch } from './savedSearches';

/** Presents a saved search to one of those who see it. */
export const presentSavedSearch = ({ search, isOwn, owner }: FoundSearch): SavedSearch => ({
  id: search.id,
  resource: search.resource,
  name: search.name,
  value: search.value,
  shared: search.shared,
  isOwn,
  owner,
});
