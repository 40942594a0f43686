import { Link } from 'react-router';
import type { Application } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import type { HandedSearch } from '../../src/kit/search/searchAddress';
import { Text } from '../../src/ui/layout/Stack';
import { conflictTexts } from './conflictTexts';

const sought = ['fiscalNumber', 'studentFiscalNumber'] as const;

type ConflictLinksProps = Pick<Application, 'applicationStatusId' | (typeof sought)[number]>;

/** Links to the search that the advice on a request in conflict asks for; renders nothing for other requests. */
export const ConflictLinks = ({ applicationStatusId, ...nifs }: ConflictLinksProps) => {
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
