import { useTranslate, useTranslateLabel } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { DetailColumns } from '../../ui/values/DetailColumns';
import { Pending } from '../../ui/values/Pending';
import { StatusChip } from '../applicationStatus/StatusChip';
import { PeopleCards } from './PeopleCards';

/** The cards of a detail that is loading: values from the cached list row, placeholders for the rest. */
export const PreviewCards = ({ row }: { row: ApplicationRow | undefined }) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  // Without a cached row there is nothing to preview.
  if (!row) return <TableSkeleton />;
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
        <PeopleCards application={row} isPending />
        <Section title={String(translateLabel({ source: 'address' }))}>
          <TableSkeleton />
        </Section>
      </DetailColumns>
    </div>
  );
};
