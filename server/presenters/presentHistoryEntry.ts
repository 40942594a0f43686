import type { ApplicationHistoryEntry } from '../../contract/entities/applicationHistory';
import type { HistoryRow, ReasonText } from '../services/applicationHistory/getHistory';
import type { Actor } from '../services/serviceContext';
import { presentStatus } from './presentStatus';

const presentActivation = (
  row: HistoryRow,
  reasonText: ReasonText,
): ApplicationHistoryEntry['applicationActivation'] => {
  if (!row.activationCreatedOn) return null;
  const startReason = reasonText('activation', row.activationStartReasonId);
  const endReason = reasonText('inactivation', row.activationEndReasonId);
  return {
    createdOn: row.activationCreatedOn.toISOString(),
    activationStartDate: row.activationStartDate?.toISOString() ?? null,
    activationStartReason: startReason ? { description: startReason } : null,
    activationStartOtherReason: row.activationStartOtherReason,
    activationEndDate: row.activationEndDate?.toISOString() ?? null,
    activationEndReason: endReason ? { description: endReason } : null,
    activationEndOtherReason: row.activationEndOtherReason,
  };
};

/** A status that an application had, as this actor sees it; what blocks it is the administrators' to know (spec 2.8). */
export const presentHistoryEntry = (
  actor: Actor,
  row: HistoryRow,
  reasonText: ReasonText,
): ApplicationHistoryEntry => {
  const status = presentStatus(actor, row.statusId);
  const cancellationReason = reasonText('cancellation', row.cancellationReasonId);
  return {
    applicationStatusId: status.id,
    applicationStatus: status,
    createdOn: row.createdOn.toISOString(),
    updatedOn: row.updatedOn?.toISOString() ?? null,
    applicationActivation: presentActivation(row, reasonText),
    cancellation: cancellationReason ? { cancellationReason: { description: cancellationReason } } : null,
    nonEligibleReason: row.nonEligibleReason,
    blockingApplicationId: actor.role === 'Administrator' ? row.blockingApplicationId : null,
  };
};
