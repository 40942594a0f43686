import type { DetailRoute } from './detailPaths';

/** Kinds of an application that a title tells apart; keys of `applicationDetail.title`. */
export type ApplicationKind = 'request' | 'recheck' | 'annualMaintenance';

/** What the title calls an application; before it is loaded, what its route tells (spec 2.8). */
export const applicationKind = (
  route: DetailRoute,
  application: { isAnnualMaintenance: boolean } | undefined,
): ApplicationKind => {
  if (application?.isAnnualMaintenance) return 'annualMaintenance';
  return route.parentId ? 'recheck' : 'request';
};
