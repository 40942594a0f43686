import { processMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { callApi } from '../../http/callApi';
import type { MaintenanceProcessingRecord } from '../maintenanceRecords';
import type { ResourceAdapter } from '../resourceAdapter';

/** Sends requests for processing; what became of each is the new record (spec 7, Annual maintenance). */
export const maintenanceProcessings = {
  create: async ({ data: { ids } }: { data: { ids: readonly number[] } }) => {
    const results = await callApi(processMaintenanceRequests, { maintenanceRequestIdsToProcess: [...ids] });
    // An entry without its id is that of the request at the same place.
    const named = (results ?? []).map((result, place) => ({ ...result, id: result.id ?? ids[place] }));
    const data: MaintenanceProcessingRecord = { id: ids.join(), results: named };
    return { data };
  },
} satisfies ResourceAdapter;
