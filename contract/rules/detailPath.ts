import { paths } from '../paths';

/** The lists below which details stand: the provider's side, and the regulator's (spec 2.1). */
export const detailLists = { provider: paths.applicationManagement, regulator: paths.applications } as const;

/** What decides about the address of a detail. */
interface Identity {
  id: number | string;
  /** What it is a recheck of. */
  recheckApplicationId?: number | string | null | undefined;
}

/** Where the detail of an application stands: that of a recheck below the application that it rechecks (spec 2.1 and 2.6). */
export const detailPath = (listPath: string, { id, recheckApplicationId }: Identity): string =>
  recheckApplicationId
    ? `${listPath}/${recheckApplicationId}/recheck/${id}/details`
    : `${listPath}/${id}/details`;
