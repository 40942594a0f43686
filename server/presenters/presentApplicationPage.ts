import type { BeforeJson } from '../../contract/calls/defineCall';
import type { ApplicationRow } from '../../contract/entities/application';
import { startsFrom } from '../../contract/rules/applicationMoves';
import { listedFields, pickFields } from '../../contract/rules/requestFields';
import type { FoundApplication } from '../services/applications/search/readRows';
import type { Actor } from '../services/context/serviceContext';
import { presentStatus } from './presentStatus';

/** Presents a row of the application lists, as this actor sees it (spec 3). */
export const presentApplicationRow = (
  actor: Actor,
  { kind, createdOn, statusId, statusDate, originalStatusId, providerName, ...row }: FoundApplication,
): BeforeJson<ApplicationRow> => {
  const status = presentStatus(actor, statusId);
  const originalStatus = originalStatusId === null ? null : presentStatus(actor, originalStatusId);
  return {
    id: row.id,
    ...pickFields(row, listedFields),
    createdOn,
    applicationStatusId: status.id,
    applicationStatusDescription: status.description,
    applicationStatusDate: statusDate,
    providerName: providerName ?? '',
    recheckApplicationId: row.recheckApplicationId,
    recheckApplicationStatusDescription: originalStatus?.description ?? null,
    recheckApplicationStatusId: originalStatus?.id ?? null,
    hasRecheck: row.hasRecheck,
    isAnnualMaintenance: kind === 'maintenance',
    hasAddressChanged: row.hasAddressChanged,
    ...(startsFrom('decide', statusId) && row.elements && { elements: row.elements }),
  };
};

/** Presents a page of the application lists (spec 3, "Search response"). */
export const presentApplicationPage = (
  actor: Actor,
  { rows, totalItems }: { rows: readonly FoundApplication[]; totalItems: number },
): { items: BeforeJson<ApplicationRow>[]; totalItems: number } => ({
  items: rows.map((row) => presentApplicationRow(actor, row)),
  totalItems,
});
