import { useTranslate, useTranslateLabel } from 'ra-core';
import { useLocation, useParams } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { useCachedRow } from '../../kit/data/queries';
import { BackButton } from '../../kit/detail/BackButton';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { DetailColumns } from '../../ui/values/DetailColumns';
import { Pending } from '../../ui/values/Pending';
import { StatusChip } from '../applicationStatus/StatusChip';
import { detailRoute, useDetailBack, useDetailTitle } from './detailPaths';
import { CitizenCard, ProviderCard } from './PeopleCards';

/** The detail page while its code loads. */
export const DetailPreview = () => {
  const { pathname } = useLocation();
  const route = detailRoute(useParams());
  const row = useCachedRow<ApplicationRow>(route.applicationId);
  const listPath = `/${pathname.split('/')[1]}`;
  const { goBack } = useDetailBack(listPath, route);
  return (
    <Page
      title={useDetailTitle(route, row)}
      beside={row && <RowStatus {...row} />}
      // The room of the line that says whom it is about.
      subtitle=" "
      before={<BackButton onClick={goBack} />}
    >
      <PreviewCards row={row} />
    </Page>
  );
};

const RowStatus = ({ applicationStatusId, applicationStatusDescription }: ApplicationRow) => (
  <StatusChip statusId={applicationStatusId} description={applicationStatusDescription} />
);

/** The cards of a detail that is loading: values from the cached list row, placeholders for the rest. */
export const PreviewCards = ({ row }: { row: ApplicationRow | undefined }) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  // Without a cached row there is nothing to preview.
  if (!row) return <TableSkeleton />;
  return (
    <div aria-busy>
      <DetailColumns
        lead={<CitizenCard application={row} isPending />}
        aside={
          <Section title={translate('applicationDetail.card.status')}>
            <RowStatus {...row} />
            <Pending />
          </Section>
        }
      >
        <Section title={String(translateLabel({ source: 'address' }))}>
          <TableSkeleton />
        </Section>
        <ProviderCard application={row} isPending />
      </DetailColumns>
    </div>
  );
};
