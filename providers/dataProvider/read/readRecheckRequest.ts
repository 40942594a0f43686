import type { RecheckRequestRow } from '../../../contract/entities/recheckRequest';

/**
 * A row of an application's recheck table with the recheck's own number as `id`, and the application's
 * as `recheckApplicationId`, whichever way round the server sent them (api.md, recheck requests).
 */
export const readRecheckRequest =
  (applicationId: number) =>
  (row: RecheckRequestRow): RecheckRequestRow => {
    const recheckId = row.id === applicationId ? row.recheckApplicationId : row.id;
    return { ...row, id: recheckId, recheckApplicationId: applicationId };
  };
