import { detailLists } from '../../contract/rules/detailPath';
import { TariffActions } from '../../src/tariff/applicationActions/TariffActions';
import { ApplicationDetail } from '../../src/tariff/applicationDetail/ApplicationDetail';
import { StatusAdvice } from '../../src/tariff/applicationStatus/StatusAdvice';
import { ConflictLinks } from './ConflictLinks';

const listPath = detailLists.provider;

/** The detail page on the provider's side (spec 2.8). */
export const ApplicationDetailPage = () => (
  <ApplicationDetail
    listPath={listPath}
    statusNote={({ application, kind }) => (
      <>
        <StatusAdvice application={application} kind={kind} side="provider" />
        <ConflictLinks {...application} />
      </>
    )}
    actions={(detail) => (
      <TariffActions detail={detail} recheckPath={`${listPath}/${detail.application.id}/recheckForm`} />
    )}
  />
);
