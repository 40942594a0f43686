import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { detailPath } from '../../../contract/rules/detailPath';
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
export interface KindFields {
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
