import { countUncommunicatedByProvider, getUncommunicated } from '../../contract/calls/yearlyList';
import { callApi } from '../http/callApi';
import { wholeList } from './answers';
import type { Adapters } from './ResourceAdapter';

/** The active tariffs that were not handed in yet: the provider's own, and how many each provider has (spec 2.7). */
export const adapters = {
  uncommunicatedTariffs: {
    getList: async (params) => wholeList(await callApi(getUncommunicated, {}, params)),
  },
  uncommunicatedCounts: {
    getList: async (params) => {
      const counts = await callApi(countUncommunicatedByProvider, {}, params);
      return wholeList(counts?.map((count) => ({ id: count.providerId, ...count })));
    },
  },
} satisfies Adapters;
