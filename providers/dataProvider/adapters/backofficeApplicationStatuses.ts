import { getBackofficeApplicationStatuses } from '../../../contract/calls/application';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The statuses that administrators can search for (spec 2.6). */
export const backofficeApplicationStatuses = {
  getList: async (params) => wholeList(await callApi(getBackofficeApplicationStatuses, {}, params)),
} satisfies ResourceAdapter;
