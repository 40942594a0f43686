import { searchUsers } from '../../../contract/calls/user';
import { userType } from '../../../contract/entities/user';
import { callApi } from '../../http/callApi';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';
import { userRecords } from '../userRecords';

/** The regulator's users (spec 2.10). */
export const users = {
  ...userRecords(userType.administrator),
  getList: async (params) => {
    const { items, totalItems } = await callApi(searchUsers, toSearch(params), params);
    return { data: items, total: totalItems };
  },
} satisfies ResourceAdapter;
