import { useGetList, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router';
import type { Application, ApplicationRow } from '../../contract/entities/application';
import type { ApplicationHistoryEntry } from '../../contract/entities/applicationHistory';
import type { MailNotification } from '../../contract/entities/mailNotification';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { useCachedRow } from '../../src/kit/data/queries';
import { DetailTable, type LoadedList } from '../../src/kit/detail/DetailTable';
import type { Field } from '../../src/kit/fields/Field';
import { Slot } from '../../src/kit/layout/Slot';
import { useNotifyFailure } from '../../src/kit/notifications/useNotifyFailure';
import { useWaitingDecision, type WaitingDecision } from '../../src/tariff/acts/useWaitingDecision';
import { DecisionActions, useDecisionDialog } from '../../src/tariff/applicationActions/DecisionActions';
import { ApplicationDetail } from '../../src/tariff/applicationDetail/ApplicationDetail';
import { detailRoute } from '../../src/tariff/applicationDetail/detailPaths';
import { type Listed, onePage } from '../../src/tariff/applicationDetail/detailReads';
import { reasonOf } from '../../src/tariff/applicationDetail/timelineStep';
import { StatusAdvice } from '../../src/tariff/applicationStatus/StatusAdvice';
import { StatusChip } from '../../src/tariff/applicationStatus/StatusChip';
import { AuditLink } from '../../src/tariff/auditTrail/AuditLink';
import { ConsentsCard } from '../../src/tariff/auditTrail/ConsentsCard';
import { viewDocuments } from '../../src/tariff/documents/viewDocuments';
import { NewDocumentsFirst } from '../../src/tariff/elements/NewDocumentsFirst';
import { useElements } from '../../src/tariff/elements/useElements';
import { ConditionalAnswers } from '../../src/tariff/verification/ConditionalAnswers';
import { useMedia } from '../../src/ui/layout/useMedia';

declare module '../../src/kit/layout/Slot' {
  interface Slots {
    /** That a decision on the request of the page waits for a second person. */
    waitingDecision: WaitingDecision;
    /** What the regulator alone says about the request of the page. */
    requestNotes: { readonly applicationId: number };
  }
}

const listPath = detailLists.regulator;

const Waiting = ({ application }: { application: Application }) => {
  const waiting = useWaitingDecision(application);
  return waiting && <Slot name="waitingDecision" props={waiting} />;
};

/** Without a row of a list nothing is known of a request before it is loaded. */
const notListed = { id: 0, applicationStatusId: 0 };

/** The detail page on the regulator's side (spec 2.8). */
export const BackofficeApplicationDetailPage = () => {
  const hasRoom = useMedia('(min-width: 1200px)');
  const dialog = useDecisionDialog();
  const row = useCachedRow<ApplicationRow>(detailRoute(useParams()).applicationId) ?? notListed;
  // Asked for together with the request, because its buttons depend on them.
  useWaitingDecision(row);
  useElements(row);
  return (
    <ApplicationDetail
      listPath={listPath}
      hasDocumentsBeside={hasRoom}
      viewer={(shown) => <NewDocumentsFirst shown={shown} view={viewDocuments} />}
      statusNote={({ application, kind }) => (
        <StatusAdvice application={application} kind={kind} side="regulator" />
      )}
      blockingApplication={(id) => <BlockingApplicationLink listPath={listPath} id={id} />}
      actions={(detail, next, dock) => (
        <DecisionActions detail={detail} dialog={dialog} next={next} dock={dock} />
      )}
      lead={({ application }) => (
        <>
          <ConditionalAnswers {...application} />
          <Waiting application={application} />
        </>
      )}
      notes={({ application }) => <Slot name="requestNotes" props={{ applicationId: application.id }} />}
      records={({ application, history }) => (
        <>
          <StatusHistory list={history} />
          <MailNotifications applicationId={application.id} />
          <ConsentsCard applicationId={application.id} />
          <AuditLink about="applicationId" id={application.id} />
        </>
      )}
    />
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
