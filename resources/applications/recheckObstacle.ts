import { startsFrom } from '../../contract/rules/applicationMoves';

/** Returns why an application can't be rechecked now, as a key of `applicationRecheck.obstacle` (spec 4 and 10.5). */
export const recheckObstacle = (
  statusId: number,
  isInProgress: boolean,
): 'inProgress' | 'notActive' | undefined => {
  if (isInProgress) return 'inProgress';
  return startsFrom('recheck', statusId) ? undefined : 'notActive';
};
