import { detailLists } from '../../contract/rules/detailPath';
import { TariffActions } from '../../src/tariff/applicationActions/TariffActions';
import { ApplicationDetail } from '../../src/tariff/applicationDetail/ApplicationDetail';
import { DeadlineNote } from '../../src/tariff/applicationStatus/DeadlineNote';
import { StatusAdvice } from '../../src/tariff/applicationStatus/StatusAdvice';

const listPath = detailLists.provider;

/** The detail page on the provider's side (spec 2.8). */
export const ApplicationDetailPage = () => (
  <ApplicationDetail
    listPath={listPath}
    statusNote={({ application, kind }) => (
      <>
        <DeadlineNote
          statusId={application.applicationStatusId}
          notifiedOn={application.eligibilityNotificationSentDate}
          isOwnRequest={kind === 'request'}
        />
        <StatusAdvice kind={kind} statusId={application.applicationStatusId} side="provider" />
      </>
    )}
    actions={(detail) => (
      <TariffActions detail={detail} recheckPath={`${listPath}/${detail.application.id}/recheckForm`} />
    )}
  />
);
