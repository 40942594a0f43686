import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';

const both = (reason: string | null | undefined, other: string | null | undefined) =>
  [reason, other].filter(Boolean).join(' · ') || undefined;

/** Returns the reason for a status change, if there is one (spec 2.8, status history). */
export const reasonOf = (entry: ApplicationHistoryEntry): string | undefined => {
  const activation = entry.applicationActivation;
  switch (entry.applicationStatusId) {
    case applicationStatus.nonEligible:
      return entry.nonEligibleReason ?? undefined;
    case applicationStatus.active:
      return both(activation?.activationStartReason?.description, activation?.activationStartOtherReason);
    case applicationStatus.inactive:
      return both(activation?.activationEndReason?.description, activation?.activationEndOtherReason);
    case applicationStatus.cancelled:
      return entry.cancellation?.cancellationReason?.description;
    default:
      return undefined;
  }
};
