import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { useDeleteRequest } from './useDeleteRequest';

/** 'Editar' and 'Eliminar', which asks first (spec 2.7). */
export const SubmittedRowActions = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { start, isRunning } = useDeleteRequest(() => setIsAsking(false));
  return (
    <Stack direction="row" sx={{ gap: 0.5, ml: -1, flexWrap: 'wrap' }}>
      <Button component={Link} to={`/applicationAnnualMaintenance/${row.id}/edit`} size="small">
        {translate('maintenance.row.edit')}
      </Button>
      <Button size="small" color="error" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {translate('maintenance.row.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={translate('maintenance.row.confirmDelete')}
        isRunning={isRunning}
        onYes={() => start(row.id)}
        onNo={() => setIsAsking(false)}
      />
    </Stack>
  );
};
