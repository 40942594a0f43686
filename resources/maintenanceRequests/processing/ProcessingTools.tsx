import { CanAccess, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useContext, useEffect, useRef, useState } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { SelectAllButtons, SelectionCount } from '../../../src/kit/selection/SelectAllButtons';
import { useForgetSelection } from '../../../src/kit/selection/useForgetSelection';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { SelectedRequests } from './SelectedRequests';
import { ProcessingContext } from './useProcessing';

/** 'Selecionar todos', and 'Processar' with its confirmation (spec 4, Process flow). */
export const ProcessingTools = () => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { start, isRunning = false } = useContext(ProcessingContext) ?? {};
  const [isAsking, setIsAsking] = useState(false);
  useForgetSelection();

  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onUnselectItems();
    wasRunning.current = isRunning;
  }, [isRunning, onUnselectItems]);

  return (
    <>
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
          loading={isRunning}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {translate('maintenance.processing.submit')}
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        question={translate('maintenance.processing.confirm')}
        isIrreversible
        onYes={() => {
          setIsAsking(false);
          start?.(selectedIds.map(Number));
        }}
        onNo={() => setIsAsking(false)}
      >
        {selectedIds.length > 0 && <SelectedRequests />}
      </ConfirmDialog>
    </>
  );
};
