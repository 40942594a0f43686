import type { DetailRoute } from './detailPaths';

/** Kinds of an application that a title tells apart; keys of `applicationDetail.title`. */
export type ApplicationKind = 'request' | 'recheck' | 'annualMaintenance';

/** What the title calls an application (spec 2.8). */
export const applicationKind = (
  route: DetailRoute,
  { isAnnualMaintenance }: { isAnnualMaintenance: boolean },
): ApplicationKind => {
  if (isAnnualMaintenance) return 'annualMaintenance';
  return route.parentId ? 'recheck' : 'request';
};
