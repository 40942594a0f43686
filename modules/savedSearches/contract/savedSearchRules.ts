/** The most characters of a saved search's name. */
export const maxSavedSearchName = 100;

/** The most saved searches that one person has for one list. */
export const maxSavedSearches = 100;

/** The most bytes of what a saved search contains, written as JSON in UTF-8. */
const maxSavedSearchBytes = 8000;

/** Returns whether filters, order and columns are small enough to be kept. */
export const fitsSavedSearch = (value: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(value)).length <= maxSavedSearchBytes;

/** What is said of a search that can't be kept. */
export const savedSearchMessages = {
  tooLarge: 'A pesquisa é demasiado extensa para ser guardada. Reduza os filtros.',
} as const;
