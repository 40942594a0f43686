import { searchUsersByProvider } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { callApi } from '../../http/callApi';
import { foundPage } from '../read/foundPage';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';
import { userRecords } from '../userRecords';

/** The providers' users (spec 2.11); the search calls the provider `userId`. */
export const userProviders = {
  ...userRecords(userType.operator),
  getList: async (params) => {
    const { parentId: userId, ...filter } = params.filter ?? {};
    const search = { ...toSearch({ ...params, filter }), userId };
    return foundPage(await callApi(searchUsersByProvider, search, params));
  },
} satisfies ResourceAdapter;
