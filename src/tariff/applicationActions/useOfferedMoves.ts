import { usePermissions } from 'ra-core';
import type { Grants } from '../../../contract/access';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { offeredMoves } from './offeredMoves';

/** Returns the moves that a detail offers to the signed-in user; none until the rights are loaded (spec 6). */
export const useOfferedMoves = (detail: Pick<LoadedDetail, 'application' | 'kind' | 'isRecheckDetail'>) => {
  const { permissions: grants } = usePermissions<Grants>();
  const { application, kind, isRecheckDetail } = detail;
  if (!grants) return [];
  return offeredMoves({
    statusId: application.applicationStatusId,
    kind,
    isRecheckDetail,
    grants,
  });
};
