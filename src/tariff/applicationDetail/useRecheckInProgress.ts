import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useAnswer } from '../../kit/data/useAnswer';

/** The names under which the answer is kept. */
export const recheckInProgressKey = ['applications', 'isRecheckInProgress'] as const;

/** Whether a recheck of an application is under way (spec 4 and 7). */
export const useRecheckInProgress = (applicationId: number, options?: Parameters<typeof useAnswer>[1]) =>
  useAnswer(
    {
      key: [...recheckInProgressKey, applicationId],
      ask: (dataProvider: AppDataProvider, { signal }) =>
        dataProvider.isRecheckInProgress(applicationId, { signal }),
    },
    options,
  );
