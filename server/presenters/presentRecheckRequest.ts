import type { RecheckRequestRow } from '../../contract/entities/recheckRequest';
import type { FoundRecheck } from '../services/applications/detail/listRechecks';
import type { Actor } from '../services/context/serviceContext';
import { presentStatus } from './presentStatus';

/** Presents a recheck in the detail of its application, as this actor sees it (spec 3, "Recheck request row"). */
export const presentRecheckRequest = (
  actor: Actor,
  { recheckApplicationId, statusId, statusDate, createdOn, ...row }: FoundRecheck,
): RecheckRequestRow => {
  const status = presentStatus(actor, statusId);
  return {
    id: row.id,
    recheckApplicationId: recheckApplicationId ?? row.id,
    applicationStatusId: status.id,
    applicationStatusDescription: status.description,
    applicationStatusDate: statusDate.toISOString(),
    createdOn: createdOn.toISOString(),
    providerEmail: row.providerEmail,
  };
};
