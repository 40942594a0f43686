import { countUncommunicatedByProvider, getUncommunicated } from '../../contract/calls/yearlyList';
import { callApi } from '../http/callApi';
import type { Adapters } from './ResourceAdapter';
import { wholeList } from './responses';

/** The active tariffs not reported yet: the provider's own, and the number for each provider (spec 2.7). */
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
