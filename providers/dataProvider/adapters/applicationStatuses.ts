import { getApplicationStatuses } from '../../../contract/calls/application';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The statuses that provider and operator can search for (spec 2.5). */
export const applicationStatuses = {
  getList: async (params) => wholeList(await callApi(getApplicationStatuses, {}, params)),
} satisfies ResourceAdapter;
