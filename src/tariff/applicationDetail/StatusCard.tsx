import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import type { Described } from '../../../contract/entities/described';
import { Section } from '../../ui/page/Section';
import { Tooltip } from '../../ui/popover/Tooltip';
import { Pending } from '../../ui/values/Pending';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { StatusChip } from '../applicationStatus/StatusChip';
import { statusFacts } from './statusFacts';
import { tariffFacts } from './tariffFacts';

interface StatusCardProps {
  /** The current history entry; undefined while it is not known. */
  entry: ApplicationHistoryEntry | undefined;
  isPending: boolean;
  /** Renders the link to the blocking application, for users who may see it. */
  blockingApplication?: ((blockingApplicationId: number) => ReactNode) | undefined;
  /** Shown below the status. */
  note?: ReactNode;
}

/** The current status with its details, and the dates of the tariff (spec 2.8, Status card and side block). */
export const StatusCard = ({ entry, isPending, blockingApplication, note }: StatusCardProps) => {
  const translate = useTranslate();
  const title = translate('applicationDetail.card.status');
  if (!entry) return <Section title={title}>{isPending ? <Pending /> : '—'}</Section>;

  const tariff = tariffFacts(entry);
  return (
    <Section title={title}>
      <StatusName status={entry.applicationStatus} />
      {note}
      <ReadOnlyFields minColumnWidth={140}>
        {statusFacts(entry).map(({ label, value }) => (
          <ReadOnlyField key={label} label={translate(`applicationDetail.status.${label}`)}>
            {value}
          </ReadOnlyField>
        ))}
        {entry.blockingApplicationId && blockingApplication && (
          <ReadOnlyField label={translate('applicationDetail.status.blockingApplication')}>
            {blockingApplication(entry.blockingApplicationId)}
          </ReadOnlyField>
        )}
      </ReadOnlyFields>
      {tariff.length > 0 && (
        <>
          <hr className="ui-divider" />
          <ReadOnlyFields minColumnWidth={140}>
            {tariff.map(({ label, value }) => (
              <ReadOnlyField key={label} label={translate(`applicationDetail.tariff.${label}`)}>
                {value}
              </ReadOnlyField>
            ))}
          </ReadOnlyFields>
        </>
      )}
    </Section>
  );
};

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
