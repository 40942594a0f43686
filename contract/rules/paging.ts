/** Page sizes that the lists offer (spec 9). */
export const pageSizes = [10, 50, 100] as const;
/** The default page size of a list (spec 9). */
export const defaultPageSize = pageSizes[0];
/** Page size of the provider pick lists (spec 7.6). */
export const pickListPageSize = 999;
/** The most page links that the pagination shows (spec 9). */
export const maxPageLinks = 3;
