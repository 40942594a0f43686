import { getMaintenanceRequestIdsForProcessing } from '../../../contract/calls/maintenanceRequest';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';

/** The ids of every request that a search finds and that can be processed, of all pages (spec 4, Process flow). */
export const maintenanceSelections = {
  getList: async (params) => {
    const ids = await callApi(getMaintenanceRequestIdsForProcessing, toSearch(params), params);
    return wholeList(ids?.map((id) => ({ id })));
  },
} satisfies ResourceAdapter;
