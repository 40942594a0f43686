import { detailLists } from '../../contract/rules/detailPath';
import { DecisionActions } from '../../src/tariff/applicationActions/DecisionActions';
import { ApplicationDetail } from '../../src/tariff/applicationDetail/ApplicationDetail';
import { BlockingApplicationLink } from '../../src/tariff/applicationDetail/BlockingApplicationLink';
import { MailNotifications } from '../../src/tariff/applicationDetail/MailNotifications';
import { StatusHistory } from '../../src/tariff/applicationDetail/StatusHistory';

const listPath = detailLists.regulator;

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
