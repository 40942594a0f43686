import { ApplicationDetail } from '../../src/blocks/applicationDetail/ApplicationDetail';
import { BlockingApplicationLink } from '../../src/blocks/applicationDetail/BlockingApplicationLink';

const listPath = '/applications';

/** The detail at the regulator's side (spec 2.8). */
export const BackofficeApplicationDetailPage = () => (
  <ApplicationDetail
    listPath={listPath}
    blockingApplication={(id) => <BlockingApplicationLink listPath={listPath} id={id} />}
  />
);
