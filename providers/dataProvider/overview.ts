import { getOverview } from '../../contract/calls/overview';
import { callApi } from '../http/callApi';
import type { Adapters } from './ResourceAdapter';

/** The figures of all requests together: one record. */
export const adapters = {
  overview: {
    getOne: async ({ id, ...params }) => ({ data: { id, ...(await callApi(getOverview, {}, params)) } }),
  },
} satisfies Adapters;
