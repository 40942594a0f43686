import { CanAccess } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { DetailLink } from './DetailLink';
import { isSubmitted } from './isSubmitted';
import { SubmittedRowActions } from './SubmittedRowActions';

/** What a provider can do with a request: look at it once it is processed, change or delete it before (spec 2.7). */
export const ProviderRowActions = ({ row }: { row: ApplicationRow }) =>
  isSubmitted(row) ? (
    <CanAccess action="edit">
      <SubmittedRowActions row={row} />
    </CanAccess>
  ) : (
    <DetailLink row={row} listPath="/applicationManagement" />
  );
