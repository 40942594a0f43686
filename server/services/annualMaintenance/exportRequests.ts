import { and } from 'drizzle-orm';
import { readAllPages } from '../application/readAllPages';
import type { FoundApplication } from '../application/readPage';
import { type ApplicationSearch, searchConditions } from '../application/searchConditions';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { isMaintenance } from './searchRequests';

/** Every maintenance request of the actor's provider that matches, part by part, for a workbook; that they left is recorded (spec 7). */
export async function* exportRequests(
  context: SignedInContext,
  search: ApplicationSearch,
): AsyncGenerator<FoundApplication[]> {
  let exported = 0;
  const conditions = and(await searchConditions(context, search), isMaintenance);
  for await (const rows of readAllPages(context, conditions)) {
    exported += rows.length;
    yield rows;
  }
  await recordAudit(context, {
    action: 'export',
    subject: 'maintenanceRequest',
    detail: { rows: exported },
  });
}
