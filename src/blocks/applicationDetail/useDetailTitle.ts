import { useTranslate } from 'ra-core';
import { applicationKind } from './applicationKind';
import type { DetailRoute } from './detailPaths';

/** The title of a detail page; undefined until it is known what the address names, so that it is never a wrong one (spec 2.8). */
export const useDetailTitle = (
  route: DetailRoute,
  application: { isAnnualMaintenance: boolean } | undefined,
): string | undefined => {
  const translate = useTranslate();
  if (!application) return undefined;
  const kind = applicationKind(route, application);
  return translate(`applicationDetail.title.${kind}`, { id: route.applicationId });
};
