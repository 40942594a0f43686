import { CanAccess, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { SelectAllButtons } from '../../../src/kit/selection/SelectAllButtons';
import { SelectionCount } from '../../../src/kit/selection/SelectionCount';
import { useForgetSelection } from '../../../src/kit/selection/useForgetSelection';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { Progress } from '../../../src/ui/progress/Progress';
import { FailedRequests } from './FailedRequests';
import { SelectedRequests } from './SelectedRequests';
import { useProcessing } from './useProcessing';

/** 'Selecionar todos', 'Processar' with its confirmation and progress, and the failed requests (spec 4, Process flow). */
export const ProcessingTools = () => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const dataProvider = useDataProvider<AppDataProvider>();
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
      <Row>
        <CanAccess action="select">
          <SelectAllButtons listIds={dataProvider.listProcessableIds} />
          <SelectionCount />
        </CanAccess>
        <Button
          variant="contained"
          size="small"
          className="last"
          disabled={selectedIds.length === 0}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {translate('maintenance.processing.submit')}
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking || isRunning}
        question={translate('maintenance.processing.confirm')}
        isIrreversible
        isRunning={isRunning}
        onYes={() => start(selectedIds.map(Number))}
        onNo={() => setIsAsking(false)}
      >
        {progress ? (
          <Progress
            text={translate('maintenance.processing.running', progress)}
            share={progress.done / progress.total}
          />
        ) : (
          selectedIds.length > 0 && <SelectedRequests />
        )}
      </ConfirmDialog>
    </>
  );
};
