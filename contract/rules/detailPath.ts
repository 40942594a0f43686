import { paths } from '../paths';

/** The list paths that detail pages are under: the provider's side, and the regulator's (spec 2.1). */
export const detailLists = { provider: paths.applicationManagement, regulator: paths.applications } as const;

/** The fields that determine the path of a detail page. */
interface Identity {
  id: number | string;
  /** The application that this one rechecks. */
  recheckApplicationId?: number | string | null | undefined;
}

/**
 * Returns the path of an application's detail; that of a recheck is under the application that it rechecks
 * (spec 2.1 and 2.6).
 */
export const detailPath = (listPath: string, { id, recheckApplicationId }: Identity): string =>
  recheckApplicationId
    ? `${listPath}/${recheckApplicationId}/recheck/${id}/details`
    : `${listPath}/${id}/details`;
