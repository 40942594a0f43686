import { getUserStatuses } from '../../../contract/calls/user';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The statuses of users and providers (spec 2.10 and 2.11). */
export const userStatuses = {
  getList: async (params) => wholeList(await callApi(getUserStatuses, {}, params)),
} satisfies ResourceAdapter;
