import { startsFrom } from '../../contract/rules/applicationMoves';
import { validationMessages } from '../../contract/rules/validationMessages';
import { recheckTexts } from './texts';

/** Returns why an application can't be rechecked now; undefined if it can (spec 4 and 10.5). */
export const recheckObstacle = (statusId: number, isInProgress: boolean): string | undefined => {
  if (isInProgress) return validationMessages.recheckUnderWay;
  return startsFrom('recheck', statusId) ? undefined : recheckTexts.notActive;
};
