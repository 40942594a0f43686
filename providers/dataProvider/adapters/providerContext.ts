import { getProviderContext } from '../../../contract/calls/provider';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The one provider that the signed-in user belongs to, as a pick list's option (spec 3, Provider context). */
export const providerContext = {
  getList: async (params) => {
    const context = await callApi(getProviderContext, {}, params);
    return wholeList(context && [{ id: context.providerId, designation: context.providerDescription }]);
  },
} satisfies ResourceAdapter;
