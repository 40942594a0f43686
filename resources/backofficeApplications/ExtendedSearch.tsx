import { Navigate } from 'react-router';
import { paths } from '../../contract/paths';
import { RequireCapability } from '../../src/kit/access/guards';
import { ListPage } from '../../src/kit/search/ListPage';
import { PageSkeleton } from '../../src/ui/page/PageSkeleton';
import { extendedSearchDefinition } from './extendedSearchDefinition';

/** The regulator's list with filters for what the overview counts, in addition to its own; not in the specification. */
export const ExtendedSearch = () => (
  <RequireCapability
    name="get-overview"
    pending={<PageSkeleton />}
    otherwise={<Navigate to={paths.applications} replace />}
  >
    <ListPage definition={extendedSearchDefinition} />
  </RequireCapability>
);
