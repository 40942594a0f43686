import { applications } from '../../../server/db/schema/applications';
import { orderOf, sortKeys } from '../../../server/services/applications/search/rowOrder';
import {
  resolveSearch,
  searchConditions,
} from '../../../server/services/applications/search/searchConditions';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import type { DrawnSearch } from '../../bench/scale/randomSearches';

/** The ids of a page, and how many there are in all, of a search that lists every match and counts nothing beforehand. */
export const searchPlainly = async (
  context: SignedInContext,
  { pageNumber, pageSize, ...search }: DrawnSearch,
): Promise<{ ids: number[]; totalItems: number }> => {
  const found = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(searchConditions(await resolveSearch(context, search)))
    .orderBy(sortKeys(orderOf(context, search)).sorted);
  const begin = (pageNumber - 1) * pageSize;
  return { ids: found.slice(begin, begin + pageSize).map(({ id }) => id), totalItems: found.length };
};
