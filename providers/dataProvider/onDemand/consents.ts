import { getConsents } from '../../../contract/calls/consents';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { wholeList } from '../responses';

export const adapters = {
  /** The declarations that were ticked for a request. */
  consents: {
    getList: async ({ filter: { applicationId }, ...params }) => {
      const given = await callApi(getConsents, { applicationId }, params);
      return wholeList(given.map((one) => ({ ...one, id: one.declaration })));
    },
  },
} satisfies Adapters;
