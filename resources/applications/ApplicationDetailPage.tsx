import { Link } from 'react-router';
import type { Application } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { detailLists } from '../../contract/rules/detailPath';
import type { HandedSearch } from '../../src/kit/search/searchAddress';
import { TariffActions } from '../../src/tariff/applicationActions/TariffActions';
import { ApplicationDetail } from '../../src/tariff/applicationDetail/ApplicationDetail';
import { StatusAdvice } from '../../src/tariff/applicationStatus/StatusAdvice';
import { viewDocuments } from '../../src/tariff/documents/viewDocuments';
import { ElementsAdvice } from '../../src/tariff/elements/ElementsAdvice';
import { Text } from '../../src/ui/layout/Stack';
import { conflictTexts } from './texts';

const listPath = detailLists.provider;

/** The detail page on the provider's side (spec 2.8). */
export const ApplicationDetailPage = () => (
  <ApplicationDetail
    listPath={listPath}
    statusNote={({ application, kind }) => (
      <>
        <ElementsAdvice application={application}>
          <StatusAdvice application={application} kind={kind} side="provider" />
        </ElementsAdvice>
        <ConflictLinks {...application} />
      </>
    )}
    viewer={viewDocuments}
    actions={(detail) => (
      <TariffActions detail={detail} recheckPath={`${listPath}/${detail.application.id}/recheckForm`} />
    )}
  />
);

const sought = ['fiscalNumber', 'studentFiscalNumber'] as const;

type ConflictLinksProps = Pick<Application, 'applicationStatusId' | (typeof sought)[number]>;

/** Links to the search that the advice on a request in conflict asks for; renders nothing for other requests. */
const ConflictLinks = ({ applicationStatusId, ...nifs }: ConflictLinksProps) => {
  if (applicationStatusId !== applicationStatus.conflicting) return null;
  return sought.map((filter) => {
    const nif = nifs[filter];
    return (
      nif && (
        <Text key={filter} size="small">
          <Link
            to={paths.applicationManagement}
            state={{ search: { [filter]: nif } } satisfies HandedSearch}
            className="ui-link"
          >
            {conflictTexts[filter](nif)}
          </Link>
        </Text>
      )
    );
  });
};
