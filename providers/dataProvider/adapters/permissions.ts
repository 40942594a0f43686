import { getPermissionsByUserTypeId } from '../../../contract/calls/user';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The permission grid of a user type (spec 2.10); a row is known by its name. */
export const permissions = {
  getList: async (params) => {
    const { userTypeId } = params.filter;
    const rows = await callApi(getPermissionsByUserTypeId, { userTypeId }, params);
    return wholeList(rows?.map((row) => ({ ...row, id: row.displayName })));
  },
} satisfies ResourceAdapter;
