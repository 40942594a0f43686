import type { ApplicationHistoryEntry } from '../../contract/entities/applicationHistory';
import { applicationStatus, statusForProviderSide } from '../../contract/rules/applicationStatuses';
import type { HistoryRow, ReasonText } from '../services/applicationHistory/getHistory';
import type { Actor } from '../services/serviceContext';
import { presentHistoryEntry } from './presentHistoryEntry';

const isProcessing = (row: HistoryRow | undefined) =>
  row !== undefined && statusForProviderSide(row.statusId) === applicationStatus.processing;

/**
 * The statuses that an application had, newest first, as this actor sees them. How many of the four it went through
 * would tell which they were: to provider and operator all are one entry, the one that it began with (api.md, "Two views").
 */
export const presentHistory = (
  actor: Actor,
  rows: readonly HistoryRow[],
  reasonText: ReasonText,
): ApplicationHistoryEntry[] =>
  rows
    .filter(
      (row, place) => actor.role === 'Administrator' || !(isProcessing(row) && isProcessing(rows[place + 1])),
    )
    .map((row) => presentHistoryEntry(actor, row, reasonText));
