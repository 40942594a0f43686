import { getRecheckRequests } from '../../../contract/calls/recheck';
import { callApi } from '../../http/callApi';
import { readRecheckRequest } from '../read/readRecheckRequest';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The rechecks of an application (spec 2.8). */
export const recheckRequests = {
  getList: async (params) => {
    const { applicationId } = params.filter;
    const rows = await callApi(getRecheckRequests, { applicationId }, params);
    return wholeList(rows?.map(readRecheckRequest(Number(applicationId))));
  },
} satisfies ResourceAdapter;
