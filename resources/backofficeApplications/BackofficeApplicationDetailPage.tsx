import { useGetList, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ApplicationHistoryEntry } from '../../contract/entities/applicationHistory';
import type { MailNotification } from '../../contract/entities/mailNotification';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { DetailTable, type LoadedList } from '../../src/kit/detail/DetailTable';
import type { Field } from '../../src/kit/fields/Field';
import { useNotifyFailure } from '../../src/kit/notifications/useNotifyFailure';
import { DecisionActions } from '../../src/tariff/applicationActions/DecisionActions';
import { ApplicationDetail } from '../../src/tariff/applicationDetail/ApplicationDetail';
import { type Listed, onePage } from '../../src/tariff/applicationDetail/detailReads';
import { allDocuments, type DocumentsByField } from '../../src/tariff/applicationDetail/documentsByField';
import { reasonOf } from '../../src/tariff/applicationDetail/timelineStep';
import { StatusAdvice } from '../../src/tariff/applicationStatus/StatusAdvice';
import { StatusChip } from '../../src/tariff/applicationStatus/StatusChip';
import { useMedia } from '../../src/ui/layout/useMedia';
import { loadable } from '../../src/ui/loading/loadable';
import { PageSkeleton } from '../../src/ui/page/PageSkeleton';

const listPath = detailLists.regulator;

/** The detail page on the regulator's side (spec 2.8). */
export const BackofficeApplicationDetailPage = () => {
  const hasRoom = useMedia('(min-width: 1200px)');
  return (
    <ApplicationDetail
      listPath={listPath}
      hasDocumentsBeside={hasRoom}
      beside={({ documents }) => hasRoom && documentsBeside(documents)}
      statusNote={({ application, kind }) => (
        <StatusAdvice application={application} kind={kind} side="regulator" />
      )}
      blockingApplication={(id) => <BlockingApplicationLink listPath={listPath} id={id} />}
      actions={(detail, openNext) => <DecisionActions detail={detail} openNext={openNext} />}
      records={({ application, history }) => (
        <>
          <StatusHistory list={history} />
          <MailNotifications applicationId={application.id} />
        </>
      )}
    />
  );
};

const DocumentViewer = loadable(
  async () => (await import('../../src/tariff/documents/DocumentViewer')).DocumentViewer,
);

/** Renders the documents beside the data, if there are any; their code loads with the first one. */
const documentsBeside = (documents: DocumentsByField) => {
  const [first, ...others] = allDocuments(documents);
  return (
    first && (
      <Suspense fallback={<PageSkeleton />}>
        <DocumentViewer documents={[first, ...others]} />
      </Suspense>
    )
  );
};

interface BlockingApplicationLinkProps {
  listPath: string;
  id: number;
}

/** A link to the application that blocks this one (spec 2.8, Conflicting). */
const BlockingApplicationLink = ({ listPath, id }: BlockingApplicationLinkProps) => {
  const translate = useTranslate();
  return (
    <Link className="ui-link" to={detailPath(listPath, { id })}>
      {translate('applicationDetail.title.request', { id })}
    </Link>
  );
};

const statusColumns: readonly Field<Listed<ApplicationHistoryEntry>>[] = [
  {
    source: 'applicationStatus',
    label: 'applicationDetail.history.status',
    kind: 'custom',
    cell: ({ applicationStatusId, applicationStatus }) => (
      <StatusChip statusId={applicationStatusId} description={applicationStatus.description} />
    ),
  },
  { source: 'createdOn', label: 'applicationDetail.history.statusDate', kind: 'moment' },
  { source: 'reason', label: 'applicationDetail.history.reason', kind: 'custom', cell: reasonOf },
];

interface StatusHistoryProps {
  list: LoadedList<Listed<ApplicationHistoryEntry>>;
}

/** Every status that the application has had (spec 2.8). */
const StatusHistory = ({ list }: StatusHistoryProps) => {
  const translate = useTranslate();
  return (
    <DetailTable
      title={translate('applicationDetail.card.history')}
      list={list}
      columns={statusColumns}
      empty={translate('applicationDetail.history.none')}
    />
  );
};

const mailColumns: readonly Field<Listed<MailNotification>>[] = [
  { source: 'subject', label: 'applicationDetail.mails.subject' },
  { source: 'actualShippingDate', label: 'applicationDetail.mails.sentOn', kind: 'moment' },
  { source: 'to', label: 'applicationDetail.mails.recipient' },
];

/** The messages that were sent about an application (spec 2.8). */
const MailNotifications = ({ applicationId }: { applicationId: number }) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const list = useGetList<Listed<MailNotification>, Error>(
    'mailNotifications',
    { filter: { applicationId }, pagination: onePage },
    { onError: (error) => notifyFailure(error, 'applicationDetail.failure.data') },
  );
  return (
    <DetailTable
      title={translate('applicationDetail.card.mails')}
      list={list}
      columns={mailColumns}
      empty={translate('applicationDetail.mails.none')}
    />
  );
};
