/** Which application a detail route shows, and the one it belongs to (spec 2.1 and 2.8). */
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

/** Where an application's own detail stands (spec 2.1). */
export const detailPath = (listPath: string, id: number | string): string => `${listPath}/${id}/details`;

const annualMaintenancePath = '/applicationAnnualMaintenance';

/** Where 'Voltar' leads: a path, or -1 for one step back in history (spec 2.8). */
export const backTarget = (
  listPath: string,
  { parentId }: DetailRoute,
  previousPath?: string,
): string | -1 => {
  if (parentId) return detailPath(listPath, parentId);
  return previousPath === annualMaintenancePath ? -1 : listPath;
};
