import { Suspense } from 'react';
import { detailLists } from '../../contract/rules/detailPath';
import { DecisionActions } from '../../src/tariff/applicationActions/DecisionActions';
import { ApplicationDetail } from '../../src/tariff/applicationDetail/ApplicationDetail';
import { BlockingApplicationLink } from '../../src/tariff/applicationDetail/BlockingApplicationLink';
import { allDocuments, type DocumentsByField } from '../../src/tariff/applicationDetail/documentsByField';
import { MailNotifications } from '../../src/tariff/applicationDetail/MailNotifications';
import { StatusHistory } from '../../src/tariff/applicationDetail/StatusHistory';
import { StatusAdvice } from '../../src/tariff/applicationStatus/StatusAdvice';
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
