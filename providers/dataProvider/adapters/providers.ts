import { searchProviders } from '../../../contract/calls/user';
import { callApi } from '../../http/callApi';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';

/** The internet companies (spec 2.11); pick lists ask for active ones, 999 on a page (spec 7, Users). */
export const providers = {
  getList: async (params) => {
    const { items, totalItems } = await callApi(searchProviders, toSearch(params), params);
    return { data: items, total: totalItems };
  },
} satisfies ResourceAdapter;
