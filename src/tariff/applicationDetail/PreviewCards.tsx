import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { DetailColumns } from '../../ui/values/DetailColumns';
import { Pending } from '../../ui/values/Pending';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { StatusChip } from '../applicationStatus/StatusChip';

/** The cards of a detail that is loading: values from the cached list row, placeholders for the rest. */
export const PreviewCards = ({ row }: { row: ApplicationRow | undefined }) => {
  const translate = useTranslate();
  // Without a cached row there is nothing to preview.
  if (!row) return <TableSkeleton />;
  const value = (label: string, content: ReactNode = <Pending />) => (
    <ReadOnlyField label={translate(`applicationDetail.fields.${label}`)}>{content}</ReadOnlyField>
  );
  return (
    <div aria-busy>
      <DetailColumns
        aside={
          <Section title={translate('applicationDetail.card.status')}>
            <StatusChip statusId={row.applicationStatusId} description={row.applicationStatusDescription} />
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
