import {
  countUncommunicatedApplications,
  haveAnyRequestsBeenProcessed,
} from '../../../contract/calls/annualMaintenance';
import { callApi } from '../../http/callApi';
import type { MaintenanceFactRecord } from '../maintenanceRecords';
import type { ResourceAdapter } from '../resourceAdapter';

/** Single answers about this year's maintenance: `anyProcessed` and `uncommunicated` (spec 7, Annual maintenance). */
export const maintenanceFacts = {
  getOne: async (params): Promise<{ data: MaintenanceFactRecord }> =>
    params.id === 'anyProcessed'
      ? { data: { id: 'anyProcessed', value: await callApi(haveAnyRequestsBeenProcessed, {}, params) } }
      : { data: { id: 'uncommunicated', value: await callApi(countUncommunicatedApplications, {}, params) } },
} satisfies ResourceAdapter;
