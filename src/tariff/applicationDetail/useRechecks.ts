import { useGetList, useGetOne } from 'ra-core';
import type { RecheckRequestRow } from '../../../contract/entities/recheckRequest';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { wholeList } from './wholeList';

interface RecheckProgress {
  id: number;
  isInProgress: boolean;
}

/** The rechecks of an application, then whether one is under way (spec 7, Detail load order). */
export const useRechecks = (applicationId: number, enabled: boolean) => {
  const notifyFailure = useNotifyFailure();
  const onError = (error: Error) => notifyFailure(error, 'applicationDetail.failure.data');

  const listQuery = useGetList<RecheckRequestRow, Error>(
    'recheckRequests',
    { filter: { applicationId }, pagination: wholeList },
    { enabled, onError },
  );
  const progressQuery = useGetOne<RecheckProgress, Error>(
    'recheckProgress',
    { id: applicationId },
    { enabled: enabled && !listQuery.isPending, onError },
  );
  return { recheckRequests: listQuery, isRecheckInProgress: progressQuery.data?.isInProgress === true };
};
