import { Navigate } from 'react-router';
import { paths } from '../../contract/paths';
import { RequireExtension } from '../../src/kit/access/RequireExtension';
import { ListPage } from '../../src/kit/search/ListPage';
import { PageSkeleton } from '../../src/ui/page/PageSkeleton';
import { extendedSearchDefinition } from './extendedSearchDefinition';

/** The regulator's requests by what the overview counts, besides all that their list is searched by; beside the specification. */
export const ExtendedSearch = () => (
  <RequireExtension
    name="get-overview"
    pending={<PageSkeleton />}
    otherwise={<Navigate to={paths.applications} replace />}
  >
    <ListPage definition={extendedSearchDefinition} />
  </RequireExtension>
);
