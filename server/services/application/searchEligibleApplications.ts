import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { SignedInContext } from '../serviceContext';
import type { FoundApplication } from './readPage';
import { type Paging, searchApplications } from './searchApplications';
import type { ApplicationSearch } from './searchConditions';

/** A search among the eligible applications only; asked for another status, it finds none (spec 7, "search-eligible"). */
export const searchEligibleApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<{ rows: FoundApplication[]; totalItems: number }> => {
  const { applicationStatusId = applicationStatus.eligible } = search;
  return applicationStatusId === applicationStatus.eligible
    ? searchApplications(context, { ...search, applicationStatusId })
    : { rows: [], totalItems: 0 };
};
