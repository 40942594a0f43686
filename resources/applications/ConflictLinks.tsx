import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Application } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import type { HandedSearch } from '../../src/kit/search/searchAddress';
import { Text } from '../../src/ui/layout/Stack';

const sought = ['fiscalNumber', 'studentFiscalNumber'] as const;

type ConflictLinksProps = Pick<Application, 'applicationStatusId' | (typeof sought)[number]>;

/** Links to the search that the advice on a request in conflict asks for; renders nothing for other requests. */
export const ConflictLinks = ({ applicationStatusId, ...nifs }: ConflictLinksProps) => {
  const translate = useTranslate();
  if (applicationStatusId !== applicationStatus.conflicting) return null;
  return sought.map(
    (filter) =>
      nifs[filter] && (
        <Text key={filter} size="small">
          <Link
            to={paths.applicationManagement}
            state={{ search: { [filter]: nifs[filter] } } satisfies HandedSearch}
            className="ui-link"
          >
            {translate(`applicationStatus.conflict.${filter}`, { nif: nifs[filter] })}
          </Link>
        </Text>
      ),
  );
};
