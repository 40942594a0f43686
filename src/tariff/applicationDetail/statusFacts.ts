import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { formatDay, formatMoment } from '../../kit/format/lisbonTime';

/** A line of the status card: a key of `applicationDetail.status` and its value. */
export interface StatusFact {
  label:
    | 'createdOn'
    | 'updatedOn'
    | 'activationDate'
    | 'startDate'
    | 'endDate'
    | 'reason'
    | 'otherReason'
    | 'cancellationReason';
  value: string | undefined;
}

const moment = (value: string | null | undefined) => (value ? formatMoment(value) : undefined);
const day = (value: string | null | undefined) => (value ? formatDay(value) : undefined);

const factsOfStatus = (entry: ApplicationHistoryEntry): StatusFact[] => {
  const activation = entry.applicationActivation;
  switch (entry.applicationStatusId) {
    case applicationStatus.active:
      return [
        { label: 'activationDate', value: moment(activation?.createdOn) },
        { label: 'startDate', value: day(activation?.activationStartDate) },
        { label: 'reason', value: activation?.activationStartReason?.description },
        { label: 'otherReason', value: activation?.activationStartOtherReason ?? undefined },
      ];
    case applicationStatus.inactive:
      return [
        { label: 'endDate', value: day(activation?.activationEndDate) },
        { label: 'reason', value: activation?.activationEndReason?.description },
        { label: 'otherReason', value: activation?.activationEndOtherReason ?? undefined },
      ];
    case applicationStatus.cancelled:
      return [{ label: 'cancellationReason', value: entry.cancellation?.cancellationReason?.description }];
    case applicationStatus.nonEligible:
      return [{ label: 'reason', value: entry.nonEligibleReason ?? undefined }];
    default:
      return [];
  }
};

/** Returns the lines of the status card: dates, then the facts of the current status (spec 2.8, Status card). */
export const statusFacts = (entry: ApplicationHistoryEntry): StatusFact[] => [
  { label: 'createdOn', value: moment(entry.createdOn) },
  { label: 'updatedOn', value: moment(entry.updatedOn) },
  ...factsOfStatus(entry),
];
