import { DecisionActions } from '../../src/blocks/applicationActions/DecisionActions';
import { ApplicationDetail } from '../../src/blocks/applicationDetail/ApplicationDetail';
import { BlockingApplicationLink } from '../../src/blocks/applicationDetail/BlockingApplicationLink';
import { MailNotifications } from '../../src/blocks/applicationDetail/MailNotifications';
import { StatusHistory } from '../../src/blocks/applicationDetail/StatusHistory';

const listPath = '/applications';

/** The detail at the regulator's side (spec 2.8). */
export const BackofficeApplicationDetailPage = () => (
  <ApplicationDetail
    listPath={listPath}
    blockingApplication={(id) => <BlockingApplicationLink listPath={listPath} id={id} />}
    actions={(detail) => <DecisionActions detail={detail} />}
    records={({ application, history }) => (
      <>
        <StatusHistory list={history} />
        <MailNotifications applicationId={application.id} />
      </>
    )}
  />
);
