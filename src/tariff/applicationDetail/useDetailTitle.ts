import { useTranslate } from 'ra-core';
import { applicationKind } from './applicationKind';
import type { DetailRoute, KindFields } from './detailPaths';

/** Returns the title of a detail page; undefined until the kind is known, so that it is never wrong (spec 2.8). */
export const useDetailTitle = (
  route: DetailRoute,
  application: KindFields | undefined,
): string | undefined => {
  const translate = useTranslate();
  if (!application) return undefined;
  const kind = applicationKind(route, application);
  return translate(`applicationDetail.title.${kind}`, { id: route.applicationId });
};
