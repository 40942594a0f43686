import { applications } from '../../../server/db/schema/applications';
import { orderOf, sortedBy } from '../../../server/services/applications/search/readRows';
import { resolveSearch, searchConditions } from '../../../server/services/applications/search/searchFilters';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import type { RandomSearch } from '../../bench/scale/randomSearches';

/** Runs a search the plain way, listing every match without kept counts; returns the ids of a page and the total. */
export const searchPlainly = async (
  context: SignedInContext,
  { pageNumber, pageSize, ...search }: RandomSearch,
): Promise<{ ids: number[]; totalItems: number }> => {
  const found = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(searchConditions(await resolveSearch(context, search)))
    .orderBy(sortedBy(orderOf(context, search)));
  const begin = (pageNumber - 1) * pageSize;
  return { ids: found.slice(begin, begin + pageSize).map(({ id }) => id), totalItems: found.length };
};
