import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import type { ApplicationKind } from '../../../contract/rules/applicationMoves';
import { detailPath } from '../../../contract/rules/detailPath';
import { usePreviousPath, useTakeBack } from '../../kit/navigation/visitedPaths';
import { backToList, placeIn, placeState } from '../../kit/prevNext/listPlace';
import type { Step } from '../../kit/prevNext/usePrevNext';

/** The ids in a detail route: the application and, for a recheck, its parent (spec 2.1 and 2.8). */
export interface DetailRoute {
  applicationId: string;
  /** The application that was rechecked; undefined outside a recheck route. */
  parentId?: string;
}

/** Reads the parameters of both detail routes: on a recheck route, `id` is the parent (spec 2.8). */
export const detailRoute = (params: { id?: string; recheckId?: string }): DetailRoute =>
  params.recheckId
    ? { applicationId: params.recheckId, parentId: params.id }
    : { applicationId: params.id ?? '' };

/** The fields that decide the kind; `recheckApplicationId` is undefined where the back end does not send it. */
interface KindFields {
  isAnnualMaintenance: boolean;
  recheckApplicationId?: number | null | undefined;
}

/** Returns the parent id that the detail's path needs; undefined for an ordinary request. */
const rightParent = (
  { parentId }: DetailRoute,
  { isAnnualMaintenance, recheckApplicationId }: KindFields,
): string | undefined => {
  if (recheckApplicationId === undefined) return parentId;
  const original = recheckApplicationId === null ? undefined : String(recheckApplicationId);
  // Lists open a maintenance request below its original (spec 2.6), the maintenance table without it (spec 2.7).
  return isAnnualMaintenance && parentId === undefined ? undefined : original;
};

/** Returns the right path of a detail that was opened at a wrong one; undefined if the path is right. */
export const correctedPath = (
  listPath: string,
  route: DetailRoute,
  application: KindFields,
): string | undefined => {
  const parentId = rightParent(route, application);
  return parentId === route.parentId
    ? undefined
    : detailPath(listPath, { id: route.applicationId, recheckApplicationId: parentId });
};

/** Returns the path of a neighbour's detail; the yearly list opens its requests without their original (spec 2.7). */
export const stepPath = (listPath: string, { row, place }: Step<ApplicationRow>): string =>
  detailPath(listPath, place.listPath === paths.annualMaintenance ? { id: row.id } : row);

/** Returns the target of 'Voltar': a path, or -1 for one step back in history (spec 2.8). */
export const backTarget = (
  listPath: string,
  { parentId }: DetailRoute,
  previousPath?: string,
  /** The list that the detail was opened from, if it is another. */
  openedFrom = listPath,
): string | -1 => {
  if (parentId) return detailPath(listPath, { id: parentId });
  return previousPath === paths.annualMaintenance ? -1 : openedFrom;
};

/** Returns the kind of an application: its own fields decide, the URL only if they are missing (spec 2.8). */
export const applicationKind = (
  { parentId }: DetailRoute,
  { isAnnualMaintenance, recheckApplicationId }: KindFields,
): ApplicationKind => {
  if (isAnnualMaintenance) return 'maintenance';
  const original = recheckApplicationId === undefined ? parentId : recheckApplicationId;
  return original ? 'recheck' : 'request';
};

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

/**
 * Returns the two ways back from a detail page: 'Voltar', and after a failed load (spec 2.8 and 8). 'Voltar'
 * leads to the list that the detail was opened from; on a recheck, to its original, with the original's place
 * in a list.
 */
export const useDetailBack = (listPath: string, route: DetailRoute) => {
  const navigate = useNavigate();
  const place = placeIn(useLocation().state);
  const previousPath = usePreviousPath();
  const takeBack = useTakeBack(listPath);
  return {
    goBack: () => {
      const target = backTarget(listPath, route, previousPath, place?.listPath);
      if (target === -1) navigate(-1);
      else if (route.parentId) navigate(target, { state: placeState(place?.within) });
      else navigate(target, { state: { ...backToList, ...placeState(place) } });
    },
    takeBack,
  };
};
