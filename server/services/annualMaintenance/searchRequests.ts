import { and, desc, eq } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import type { FoundApplication } from '../application/readPage';
import { type Paging, searchApplications } from '../application/searchApplications';
import { type ApplicationSearch, searchConditions } from '../application/searchConditions';
import type { SignedInContext } from '../serviceContext';

/** What is searched here and exported: maintenance requests only. */
export const isMaintenance = eq(applications.kind, 'maintenance');

/** A page of the maintenance requests that match, newest first (spec 7). */
export const searchRequests = (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<{ rows: FoundApplication[]; totalItems: number }> =>
  searchApplications(context, search, isMaintenance);

/** The ids of every submitted maintenance request that matches, over all pages (spec 7). */
export const searchIdsForProcessing = async (
  context: SignedInContext,
  search: ApplicationSearch,
): Promise<number[]> => {
  const found = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        await searchConditions(context, search),
        isMaintenance,
        eq(applications.statusId, applicationStatus.submitted),
      ),
    )
    .orderBy(desc(applications.createdOn), desc(applications.id));
  return found.map(({ id }) => id);
};
