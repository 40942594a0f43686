import { TariffActions } from '../../src/blocks/applicationActions/TariffActions';
import { ApplicationDetail } from '../../src/blocks/applicationDetail/ApplicationDetail';
import { DeadlineNote } from '../../src/blocks/applicationStatus/DeadlineNote';

const listPath = '/applicationManagement';

/** The detail at the provider's side (spec 2.8). */
export const ApplicationDetailPage = () => (
  <ApplicationDetail
    listPath={listPath}
    statusNote={({ application, kind }) => (
      <DeadlineNote
        statusId={application.applicationStatusId}
        notifiedOn={application.eligibilityNotificationSentDate}
        isOwnRequest={kind === 'request'}
      />
    )}
    actions={(detail) => (
      <TariffActions detail={detail} recheckPath={`${listPath}/${detail.application.id}/recheckForm`} />
    )}
  />
);
