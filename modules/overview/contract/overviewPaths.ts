/** The addresses of the overview's pages. */
export const overviewPaths = {
  overview: '/overview',
  extendedSearch: '/applications/search',
} as const;
