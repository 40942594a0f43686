import { useGetList } from 'ra-core';
import type { RecheckRequestRow } from '../../../contract/entities/recheckRequest';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useAnswer } from '../../kit/data/queries';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { onePage } from './detailReads';

/** Returns the list parameters for all rechecks of an application. */
export const rechecksOf = (applicationId: number) =>
  ({ filter: { applicationId }, pagination: onePage, sort: { field: 'id', order: 'DESC' } }) as const;

/** Loads the rechecks of an application, then whether one is under way (spec 7, Detail load order). */
export const useRechecks = (applicationId: number, enabled: boolean) => {
  const notifyFailure = useNotifyFailure();
  const onError = (error: Error) => notifyFailure(error, 'applicationDetail.failure.data');

  const listQuery = useGetList<RecheckRequestRow, Error>('recheckRequests', rechecksOf(applicationId), {
    enabled,
    onError,
  });
  const { data } = useRecheckInProgress(applicationId, { enabled: enabled && !listQuery.isPending, onError });
  return { recheckRequests: listQuery, isRecheckInProgress: data === true };
};

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
