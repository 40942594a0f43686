import { useDataProvider, useRefresh } from 'ra-core';
import { useAction } from '../../../src/kit/actions/useAction';

/** Deletes a Submitted request, then reloads lists and counts (spec 8, Delete). */
export const useDeleteRequest = (onSettled: () => void) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  return useAction({
    run: (id: number) => dataProvider.delete('maintenanceRequests', { id }),
    successMessage: 'maintenance.row.deleted',
    failureMessage: 'maintenance.row.deleteFailure',
    onSuccess: () => {
      onSettled();
      refresh();
    },
    onFailure: onSettled,
  });
};
