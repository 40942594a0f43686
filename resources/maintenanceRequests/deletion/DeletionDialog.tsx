import { useDataProvider, useRefresh } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { useAction } from '../../../src/kit/actions/useAction';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { ActionSubject } from '../../../src/tariff/applicationActions/ActionSubject';
import { deletionTexts } from './texts';

interface DeletionDialogProps {
  row: ApplicationRow;
  close: () => void;
}

/** Asks before a Submitted request is deleted (spec 9, Confirmation texts). */
export const DeletionDialog = ({ row, close }: DeletionDialogProps) => {
  const { start, isRunning } = useDeleteRequest(close);
  return (
    <Confirm
      isOpen
      title={deletionTexts.confirm}
      confirmColor="warning"
      loading={isRunning}
      onConfirm={() => start(row.id)}
      onClose={close}
      content={
        <ActionSubject application={row} kind="maintenance" consequences={[deletionTexts.consequence]} />
      }
    />
  );
};

/** Deletes a Submitted request, then reloads lists and counts (spec 8, Delete). */
const useDeleteRequest = (onSettled: () => void) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  return useAction({
    run: (id: number) => dataProvider.delete('maintenanceRequests', { id }),
    successMessage: deletionTexts.deleted,
    failureMessage: deletionTexts.failure,
    onSuccess: () => {
      onSettled();
      refresh();
    },
    onFailure: onSettled,
  });
};
