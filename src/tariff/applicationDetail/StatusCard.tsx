import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { Described } from '../../../contract/entities/described';
import { statusMeaning, statusName } from '../../../contract/entities/statusTexts';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { formatDay, formatMoment } from '../../kit/format/lisbonTime';
import { Section } from '../../ui/page/Section';
import { Tooltip } from '../../ui/popover/Tooltip';
import { Labeled } from '../../ui/values/Labeled';
import { Pending } from '../../ui/values/Pending';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { StatusChip } from '../applicationStatus/StatusChip';

interface StatusCardProps {
  statusId: number;
  /** The current history entry; undefined while it is not known. */
  entry: ApplicationHistoryEntry | undefined;
  isPending: boolean;
  /** Renders the link to the blocking application, for users who may see it. */
  blockingApplication?: ((blockingApplicationId: number) => ReactNode) | undefined;
  /** Shown below the status. */
  note?: ReactNode;
}

/** The id of the card, which gets the focus when an action took away what had it. */
export const statusAnchor = 'status';

/** The current status with its details, and the dates of the tariff (spec 2.8, Status card and side block). */
export const StatusCard = (props: StatusCardProps) => {
  const { statusId, entry: known, isPending, blockingApplication, note } = props;
  const translate = useTranslate();
  const title = translate('applicationDetail.card.status');
  const entry = known ?? (isPending ? pendingEntry(statusId) : undefined);
  if (!entry)
    return (
      <Section title={title} anchor={statusAnchor}>
        —
      </Section>
    );

  const tariff = tariffFacts(entry);
  return (
    <Section title={title} anchor={statusAnchor}>
      <StatusName status={entry.applicationStatus} />
      {note}
      <ReadOnlyFields minColumnWidth={140}>
        {statusFacts(entry).map(({ label, value }) => (
          <Labeled key={label} label={translate(`applicationDetail.status.${label}`)}>
            {known ? value : <Pending />}
          </Labeled>
        ))}
        {entry.blockingApplicationId && blockingApplication && (
          <Labeled label={translate('applicationDetail.status.blockingApplication')}>
            {blockingApplication(entry.blockingApplicationId)}
          </Labeled>
        )}
      </ReadOnlyFields>
      {tariff.length > 0 && (
        <>
          <hr className="ui-divider" />
          <ReadOnlyFields minColumnWidth={140}>
            {tariff.map(({ label, value }) => (
              <Labeled key={label} label={translate(`applicationDetail.tariff.${label}`)}>
                {known ? value : <Pending />}
              </Labeled>
            ))}
          </ReadOnlyFields>
        </>
      )}
    </Section>
  );
};

const hasTariff: readonly number[] = [applicationStatus.active, applicationStatus.inactive];

/** Returns an entry with the lines that a status has, but without their values: the room that they will take. */
const pendingEntry = (statusId: number): ApplicationHistoryEntry => ({
  applicationStatusId: statusId,
  applicationStatus: {
    id: statusId,
    description: statusName(statusId),
    fullDescription: statusMeaning(statusId),
  },
  createdOn: '',
  applicationActivation: hasTariff.includes(statusId) ? { createdOn: '' } : null,
});

/** The status, with its full description as a tooltip that the keyboard reaches too (spec 2.8, Status card). */
const StatusName = ({ status }: { status: Described }) => {
  const chip = { statusId: status.id, description: status.description };
  if (!status.fullDescription || status.fullDescription === status.description)
    return <StatusChip {...chip} />;
  return (
    <>
      <Tooltip text={status.fullDescription}>
        <StatusChip {...chip} isExplained />
      </Tooltip>
      <span className="kit-printed" data-printed={status.fullDescription} />
    </>
  );
};

/** A line of the status card: a key of `applicationDetail.status` and its value. */
interface StatusFact {
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

/** A line of the side block: a key of `applicationDetail.tariff` and its value. */
interface TariffFact {
  label: 'reportedOn' | 'activatedOn' | 'delayReason' | 'deactivatedOn' | 'additionalInformation';
  value: string | undefined;
}

/** Returns the lines of the side block; empty before the first activation (spec 2.8, Side block). */
export const tariffFacts = ({ applicationActivation: activation }: ApplicationHistoryEntry): TariffFact[] =>
  activation
    ? [
        { label: 'reportedOn', value: activation.createdOn ? formatMoment(activation.createdOn) : undefined },
        {
          label: 'activatedOn',
          value: activation.activationStartDate ? formatDay(activation.activationStartDate) : undefined,
        },
        { label: 'delayReason', value: activation.activationStartReason?.description },
        {
          label: 'deactivatedOn',
          value: activation.activationEndDate ? formatDay(activation.activationEndDate) : undefined,
        },
        {
          label: 'additionalInformation',
          value:
            [activation.activationStartOtherReason, activation.activationEndOtherReason]
              .filter(Boolean)
              .join(' · ') || undefined,
        },
      ]
    : [];
