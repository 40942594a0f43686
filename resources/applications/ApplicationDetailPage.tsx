import { ApplicationDetail } from '../../src/blocks/applicationDetail/ApplicationDetail';

/** The detail at the provider's side (spec 2.8). */
export const ApplicationDetailPage = () => <ApplicationDetail listPath="/applicationManagement" />;
