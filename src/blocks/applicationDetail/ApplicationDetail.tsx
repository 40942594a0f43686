import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { BackButton } from '../../kit/detail/BackButton';
import { DetailColumns } from '../../kit/detail/DetailColumns';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { AddressFields } from './AddressFields';
import { applicationKind } from './applicationKind';
import { CitizenCard } from './CitizenCard';
import { DeclarationsCard } from './DeclarationsCard';
import { detailRoute } from './detailPaths';
import { ProviderCard } from './ProviderCard';
import { StatusCard } from './StatusCard';
import { StudentCard } from './StudentCard';
import { useApplicationDetail } from './useApplicationDetail';
import { useDetailBack } from './useDetailBack';

interface ApplicationDetailProps {
  /** The list that these details belong to, such as `/applications`. */
  listPath: string;
  /** Links to the application that blocks this one, for those who may see it. */
  blockingApplication?: (blockingApplicationId: number) => ReactNode;
}

/** The detail of an application, a recheck or a maintenance request; each audience fills its slots (spec 2.8). */
export const ApplicationDetail = ({ listPath, blockingApplication }: ApplicationDetailProps) => {
  const translate = useTranslate();
  const route = detailRoute(useParams());
  const { goBack, takeBack } = useDetailBack(listPath, route);
  const detail = useApplicationDetail(route.applicationId, takeBack);
  const kind = applicationKind(route, detail?.application);

  return (
    <Page
      title={translate(`applicationDetail.title.${kind}`, { id: route.applicationId })}
      before={<BackButton onClick={goBack} />}
    >
      {detail && (
        <DetailColumns
          aside={
            <StatusCard
              entry={detail.currentEntry}
              isPending={detail.isHistoryPending}
              blockingApplication={blockingApplication}
            />
          }
        >
          <ProviderCard application={detail.application} />
          <CitizenCard application={detail.application} />
          <Section title={translate('applicationDetail.fields.address')}>
            <AddressFields address={detail.application.address} />
          </Section>
          {detail.application.isStudent && (
            <StudentCard application={detail.application} documents={detail.documents} />
          )}
          <DeclarationsCard application={detail.application} documents={detail.documents} />
        </DetailColumns>
      )}
    </Page>
  );
};
