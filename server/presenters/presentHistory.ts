import type { BeforeJson } from '../../contract/calls/defineCall';
import type { ApplicationHistoryEntry } from '../../contract/entities/applicationHistory';
import { applicationStatus, statusForProviderSide } from '../../contract/rules/applicationStatuses';
import type { HistoryRow, ReasonText } from '../services/applications/detail/getHistory';
import type { Actor } from '../services/context/serviceContext';
import { presentStatus } from './presentStatus';

const isProcessing = (row: HistoryRow | undefined) =>
  row !== undefined && statusForProviderSide(row.statusId) === applicationStatus.processing;

/**
 * Presents the statuses that an application had, newest first, as this actor sees them. The number of processing
 * statuses would reveal which they were, so provider and operator see consecutive ones as one entry, the first
 * (spec 10.2).
 */
export const presentHistory = (
  actor: Actor,
  rows: readonly HistoryRow[],
  reasonText: ReasonText,
): BeforeJson<ApplicationHistoryEntry>[] =>
  shownEntries(actor, rows).map((row) => presentHistoryEntry(actor, row, reasonText));

/** Returns the entries that this actor sees, newest first, as they were given. */
export const shownEntries = <Row extends HistoryRow>(actor: Actor, rows: readonly Row[]): Row[] =>
  rows.filter(
    (row, index) => actor.role === 'Administrator' || !(isProcessing(row) && isProcessing(rows[index + 1])),
  );

const presentActivation = (
  row: HistoryRow,
  reasonText: ReasonText,
): BeforeJson<ApplicationHistoryEntry['applicationActivation']> => {
  if (!row.activationCreatedOn) return null;
  const startReason = reasonText('activation', row.activationStartReasonId);
  const endReason = reasonText('inactivation', row.activationEndReasonId);
  return {
    createdOn: row.activationCreatedOn,
    activationStartDate: row.activationStartDate,
    activationStartReason: startReason ? { description: startReason } : null,
    activationStartOtherReason: row.activationStartOtherReason,
    activationEndDate: row.activationEndDate,
    activationEndReason: endReason ? { description: endReason } : null,
    activationEndOtherReason: row.activationEndOtherReason,
  };
};

/** Presents a status of an application as this actor sees it; only administrators see what blocks it (spec 2.8). */
export const presentHistoryEntry = (
  actor: Actor,
  row: HistoryRow,
  reasonText: ReasonText,
): BeforeJson<ApplicationHistoryEntry> => {
  const status = presentStatus(actor, row.statusId);
  const cancellationReason = reasonText('cancellation', row.cancellationReasonId);
  return {
    applicationStatusId: status.id,
    applicationStatus: status,
    createdOn: row.createdOn,
    updatedOn: row.updatedOn,
    applicationActivation: presentActivation(row, reasonText),
    cancellation: cancellationReason ? { cancellationReason: { description: cancellationReason } } : null,
    nonEligibleReason: row.nonEligibleReason,
    blockingApplicationId: actor.role === 'Administrator' ? row.blockingApplicationId : null,
  };
};
