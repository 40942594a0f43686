import type { FoundApplication } from '../application/readPage';
import type { ApplicationSearch } from '../application/searchConditions';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { searchRequests } from './searchRequests';

const everyRow = { pageNumber: 1, pageSize: 1_000_000 };

/** Every maintenance request of the actor's provider that matches, for a workbook; that it left is recorded (spec 7). */
export const exportRequests = async (
  context: SignedInContext,
  search: ApplicationSearch,
): Promise<FoundApplication[]> => {
  const { rows } = await searchRequests(context, { ...search, ...everyRow });
  await recordAudit(context, {
    action: 'export',
    subject: 'maintenanceRequest',
    detail: { rows: rows.length },
  });
  return rows;
};
