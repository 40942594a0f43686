import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { ActionSubject } from '../../../src/tariff/applicationActions/ActionSubject';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { useDeleteRequest } from './useDeleteRequest';
import '../maintenance.css';

/** 'Editar' and 'Eliminar', which asks first (spec 2.7). */
export const SubmittedRowActions = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { start, isRunning } = useDeleteRequest(() => setIsAsking(false));
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
      <ConfirmDialog
        open={isAsking}
        question={translate('maintenance.row.confirmDelete')}
        isIrreversible
        isRunning={isRunning}
        onYes={() => start(row.id)}
        onNo={() => setIsAsking(false)}
      >
        <ActionSubject
          application={row}
          kind="maintenance"
          consequences={[translate('maintenance.row.deleteConsequence')]}
        />
      </ConfirmDialog>
    </Row>
  );
};
