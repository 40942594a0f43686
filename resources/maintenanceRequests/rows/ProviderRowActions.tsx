import { CanAccess } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { DetailLink } from './DetailLink';
import { isSubmitted } from './isSubmitted';
import { SubmittedRowActions } from './SubmittedRowActions';

/** A provider's actions on a request: edit and delete before it is processed, view afterwards (spec 2.7). */
export const ProviderRowActions = ({ row }: { row: ApplicationRow }) =>
  isSubmitted(row) ? (
    <CanAccess action="edit">
      <SubmittedRowActions row={row} />
    </CanAccess>
  ) : (
    <DetailLink row={row} side="provider" />
  );
