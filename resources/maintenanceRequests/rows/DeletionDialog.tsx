import { useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { ConfirmDialog } from '../../../src/kit/dialogs/ConfirmDialog';
import { ActionSubject } from '../../../src/tariff/applicationActions/ActionSubject';
import { useDeleteRequest } from './useDeleteRequest';

interface DeletionDialogProps {
  row: ApplicationRow;
  close: () => void;
}

/** Asks before a Submitted request is deleted (spec 9, Confirmation texts). */
export const DeletionDialog = ({ row, close }: DeletionDialogProps) => {
  const translate = useTranslate();
  const { start, isRunning } = useDeleteRequest(close);
  return (
    <ConfirmDialog
      open
      question={translate('maintenance.row.confirmDelete')}
      isIrreversible
      isRunning={isRunning}
      onYes={() => start(row.id)}
      onNo={close}
    >
      <ActionSubject
        application={row}
        kind="maintenance"
        consequences={[translate('maintenance.row.deleteConsequence')]}
      />
    </ConfirmDialog>
  );
};
