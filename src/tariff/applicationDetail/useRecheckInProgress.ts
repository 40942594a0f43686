import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useAnswer } from '../../kit/data/queries';

/** The start of the query key under which the answer is cached. */
export const recheckInProgressKey = ['applications', 'isRecheckInProgress'] as const;

/** Queries whether a recheck of an application is under way (spec 4 and 7). */
export const useRecheckInProgress = (applicationId: number, options?: Parameters<typeof useAnswer>[1]) =>
  useAnswer(
    {
      key: [...recheckInProgressKey, applicationId],
      ask: (dataProvider: AppDataProvider, { signal }) =>
        dataProvider.isRecheckInProgress(applicationId, { signal }),
    },
    options,
  );
