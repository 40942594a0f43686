import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { loadable } from '../../../src/ui/loading/loadable';
import '../maintenance.css';

const DeletionDialog = loadable(async () => (await import('./DeletionDialog')).DeletionDialog);

/** 'Editar', and 'Eliminar', which asks first (spec 2.7). */
export const SubmittedRowActions = ({ row }: { row: ApplicationRow }) => {
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
