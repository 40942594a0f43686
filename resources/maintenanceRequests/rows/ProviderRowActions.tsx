import { CanAccess, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { loadable } from '../../../src/ui/loading/loadable';
import { DetailLink } from './DetailLink';
import { isSubmitted } from './isSubmitted';
import '../maintenance.css';

/** A provider's actions on a request: edit and delete before it is processed, view afterwards (spec 2.7). */
export const ProviderRowActions = ({ row }: { row: ApplicationRow }) =>
  isSubmitted(row) ? (
    <CanAccess action="edit">
      <SubmittedRowActions row={row} />
    </CanAccess>
  ) : (
    <DetailLink row={row} side="provider" />
  );

/** 'Editar', and 'Eliminar', which asks first (spec 2.7). */
const SubmittedRowActions = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Row className="row-actions">
      <ButtonLink to={`${paths.annualMaintenance}/${row.id}/edit`} size="small" className="narrow">
        {translate('maintenance.row.edit')}
      </ButtonLink>
      <Button
        size="small"
        color="error"
        aria-haspopup="dialog"
        className="narrow"
        onClick={() => setIsAsking(true)}
      >
        {translate('maintenance.row.delete')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <DeletionDialog row={row} close={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Row>
  );
};

const DeletionDialog = loadable(async () => (await import('./DeletionDialog')).DeletionDialog);
