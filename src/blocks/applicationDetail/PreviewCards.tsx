import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { DetailColumns } from '../../kit/detail/DetailColumns';
import { Pending } from '../../kit/detail/Pending';
import { ReadOnlyField } from '../../kit/detail/ReadOnlyField';
import { ReadOnlyFields } from '../../kit/detail/ReadOnlyFields';
import { Section } from '../../kit/layout/Section';
import { TableSkeleton } from '../../kit/table/TableSkeleton';
import { StatusChip } from '../applicationStatus/StatusChip';

/** The cards of a detail that is being loaded: what the list's row tells of it, and the places of the rest. */
export const PreviewCards = ({ row }: { row: ApplicationRow | undefined }) => {
  const translate = useTranslate();
  // Who came from elsewhere sees only that something is on its way.
  if (!row) return <TableSkeleton />;
  const value = (label: string, content: ReactNode = <Pending />) => (
    <ReadOnlyField label={translate(`applicationDetail.fields.${label}`)}>{content}</ReadOnlyField>
  );
  return (
    <div aria-busy>
      <DetailColumns
        aside={
          <Section title={translate('applicationDetail.card.status')}>
            <StatusChip
              statusId={row.applicationStatusId}
              description={row.applicationStatusDescription}
              isFilled
            />
            <Pending />
          </Section>
        }
      >
        <Section title={translate('applicationDetail.card.provider')}>
          <ReadOnlyFields minColumnWidth={300}>
            {value('providerName', row.providerName)}
            {value('providerEmail')}
          </ReadOnlyFields>
        </Section>
        <Section title={translate('applicationDetail.card.citizen')}>
          <ReadOnlyFields minColumnWidth={300}>
            {value('fullName', row.fullName)}
            {value('fiscalNumber', row.fiscalNumber)}
          </ReadOnlyFields>
        </Section>
        <Section title={translate('applicationDetail.fields.address')}>
          <TableSkeleton />
        </Section>
      </DetailColumns>
    </div>
  );
};
