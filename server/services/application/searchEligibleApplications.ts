import { eq } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import type { SignedInContext } from '../serviceContext';
import type { FoundApplication } from './readPage';
import { type Paging, searchApplications } from './searchApplications';
import type { ApplicationSearch } from './searchConditions';

/**
 * A search among the requests whose tariff can be given: Eligible, and neither rechecks nor maintenance requests, which
 * have no tariff of their own; asked for another status, it finds none (spec 7, "search-eligible").
 */
export const searchEligibleApplications = async (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<{ rows: FoundApplication[]; totalItems: number }> => {
  const { applicationStatusId = applicationStatus.eligible } = search;
  return applicationStatusId === applicationStatus.eligible
    ? searchApplications(context, { ...search, applicationStatusId }, eq(applications.kind, 'request'))
    : { rows: [], totalItems: 0 };
};
