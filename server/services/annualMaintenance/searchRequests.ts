import { and, desc, eq } from 'drizzle-orm';
import {
  exportMaintenanceRequests,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
} from '../../../contract/calls/maintenanceRequest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { auditSearch, namedBy } from '../applications/search/auditSearch';
import { type FoundApplication, readAllRows } from '../applications/search/readRows';
import { findApplications, type Paging } from '../applications/search/searchApplications';
import {
  type ApplicationSearch,
  resolveSearch,
  searchConditions,
} from '../applications/search/searchFilters';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';

/** Returns a page of the matching maintenance requests, newest first (spec 7). */
export const searchRequests = (
  context: SignedInContext,
  search: ApplicationSearch & Paging,
): Promise<{ rows: FoundApplication[]; totalItems: number }> => {
  requireAccess(context, searchMaintenanceRequests);
  return findApplications(context, search, 'maintenance');
};

/** Returns the ids of all matching submitted maintenance requests, across pages (spec 7). */
export const searchIdsForProcessing = async (
  context: SignedInContext,
  search: ApplicationSearch,
): Promise<number[]> => {
  requireAccess(context, getMaintenanceRequestIdsForProcessing);
  const found = await context.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        searchConditions(await resolveSearch(context, search, 'maintenance')),
        eq(applications.statusId, applicationStatus.submitted),
      ),
    )
    .orderBy(desc(applications.createdOn), desc(applications.id));
  // Bare ids are not personal data, unless the search named a person.
  await auditSearch(context, search, namedBy(search).length > 0 ? found : []);
  return found.map(({ id }) => id);
};

/**
 * Yields all matching maintenance requests of the actor's provider in batches, for a workbook; records the
 * export (spec 7).
 */
export async function* exportRequests(
  context: SignedInContext,
  search: ApplicationSearch,
): AsyncGenerator<FoundApplication[]> {
  requireAccess(context, exportMaintenanceRequests);
  let exported = 0;
  const conditions = searchConditions(await resolveSearch(context, search, 'maintenance'));
  for await (const rows of readAllRows(context, search, conditions)) {
    exported += rows.length;
    yield rows;
  }
  await writeAuditEvent(context, {
    action: 'export',
    subject: 'maintenanceRequest',
    detail: { rows: exported },
  });
}
