import { useDataProvider, useListContext, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useAction } from '../../../src/kit/actions/useAction';
import { useNotifyFailure } from '../../../src/kit/notifications/useNotifyFailure';
import {
  type FailedRequest,
  failedRequests,
  type ProcessingOutcome,
  processInBatches,
} from './processInBatches';

/** Processes requests, shows the outcome as a toast, and keeps the failed ones (spec 4, Process flow; spec 8, Process). */
export const useProcessing = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [failed, setFailed] = useState<readonly FailedRequest[]>([]);

  const tell = (failures: readonly FailedRequest[], total: number, { interruption }: ProcessingOutcome) => {
    if (failures.length === 0) notify('maintenance.processing.success', { type: 'success' });
    else if (failures.length < total) notify('maintenance.processing.partial', { type: 'warning' });
    else notifyFailure(interruption, 'maintenance.processing.failure');
  };

  const { start, isRunning } = useAction({
    run: async (ids: readonly number[]) => {
      const total = ids.length;
      setProgress({ done: 0, total });
      const outcome = await processInBatches(ids, dataProvider.processRequests, (done) =>
        setProgress({ done, total }),
      );
      const failures = failedRequests(ids, outcome);
      setProgress(undefined);
      setFailed(failures);
      tell(failures, total, outcome);
      onUnselectItems();
      refresh();
    },
    failureMessage: 'maintenance.processing.failure',
  });
  return { process: start, isRunning, progress, failed };
};
