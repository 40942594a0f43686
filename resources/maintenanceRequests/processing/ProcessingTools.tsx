import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CanAccess, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { Progress } from '../../../src/kit/dialogs/Progress';
import { SelectAllButtons } from '../../../src/kit/selection/SelectAllButtons';
import { SelectionCount } from '../../../src/kit/selection/SelectionCount';
import { useForgetSelection } from '../../../src/kit/selection/useForgetSelection';
import { FailedRequests } from './FailedRequests';
import { useProcessing } from './useProcessing';

/** Selecting all, 'Processar' with its question and progress, and what failed (spec 4, Process flow). */
export const ProcessingTools = () => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { process, isRunning, progress, failed } = useProcessing();
  const [isAsking, setIsAsking] = useState(false);
  useForgetSelection();

  const start = (ids: readonly number[]) => {
    setIsAsking(false);
    process(ids);
  };

  return (
    <>
      {failed.length > 0 && !isRunning && (
        <FailedRequests failed={failed} onRetry={() => start(failed.map(({ id }) => id))} />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <CanAccess action="select">
          <SelectAllButtons idsResource="maintenanceSelections" />
          <SelectionCount />
        </CanAccess>
        <Box sx={{ flex: 1 }} />
        <Button
          variant="contained"
          size="small"
          disabled={selectedIds.length === 0}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {translate('maintenance.processing.submit')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking || isRunning}
        question={translate('maintenance.processing.confirm')}
        isRunning={isRunning}
        onYes={() => start(selectedIds.map(Number))}
        onNo={() => setIsAsking(false)}
      >
        {progress && (
          <Progress
            text={translate('maintenance.processing.running', progress)}
            share={progress.done / progress.total}
          />
        )}
      </ConfirmDialog>
    </>
  );
};
