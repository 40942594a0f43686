import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import type { DetailRoute, KindFields } from './detailPaths';

/** Returns the kind of an application: its own fields decide, the URL only if they are missing (spec 2.8). */
export const applicationKind = (
  { parentId }: DetailRoute,
  { isAnnualMaintenance, recheckApplicationId }: KindFields,
): ApplicationKind => {
  if (isAnnualMaintenance) return 'maintenance';
  const original = recheckApplicationId === undefined ? parentId : recheckApplicationId;
  return original ? 'recheck' : 'request';
};
