import type { BeforeJson } from '../../../../contract/calls/defineCall';
import { presentApplicationRow } from '../../../../server/presenters/presentApplicationPage';
import { presentStatus } from '../../../../server/presenters/presentStatus';
import type { Actor } from '../../../../server/services/context/serviceContext';
import type { ApplicationChange } from '../../contract/applicationChange';
import type { ChangesPage } from '../changes/listChanges';

/** Presents a part of a provider's changes, as this actor sees their statuses. */
export const presentChanges = (
  actor: Actor,
  { changes, nextCursor, hasMore }: ChangesPage,
): { items: BeforeJson<ApplicationChange>[]; nextCursor: string; hasMore: boolean } => ({
  items: changes.map(({ row, statusId, changedOn }) => {
    const status = presentStatus(actor, statusId);
    return {
      ...presentApplicationRow(actor, row),
      changedToStatusId: status.id,
      changedToStatusDescription: status.description,
      changedOn,
    };
  }),
  nextCursor,
  hasMore,
});
