import type { BeforeJson } from '../../contract/calls/defineCall';
import type { ApplicationChange } from '../../contract/entities/applicationChange';
import type { ChangesPage } from '../services/applications/changes/listChanges';
import type { Actor } from '../services/context/serviceContext';
import { presentApplicationRow } from './presentApplicationPage';
import { presentStatus } from './presentStatus';

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
