import { searchUsers } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { callApi } from '../../http/callApi';
import { foundPage } from '../read/foundPage';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';
import { userRecords } from '../userRecords';

/** The regulator's users (spec 2.10). */
export const users = {
  ...userRecords(userType.administrator),
  getList: async (params) => foundPage(await callApi(searchUsers, toSearch(params), params)),
} satisfies ResourceAdapter;
