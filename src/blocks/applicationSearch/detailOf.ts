import type { ApplicationRow } from '../../../contract/entities/application';

type Identity = Pick<ApplicationRow, 'id' | 'recheckApplicationId'>;

/** Where 'Detalhe' of a row leads: a recheck opens below the request that it rechecks (spec 2.6). */
export const detailOf =
  (listPath: string) =>
  ({ id, recheckApplicationId }: Identity): string =>
    recheckApplicationId
      ? `${listPath}/${recheckApplicationId}/recheck/${id}/details`
      : `${listPath}/${id}/details`;
