import { getOverview } from '../../contract/calls/overview';
import { withoutDistrict } from '../../contract/rules/district';
import { callApi } from '../http/callApi';
import { wholeList } from './answers';
import type { Adapters } from './ResourceAdapter';

export const adapters = {
  /** The figures of all requests together: one record. */
  overview: {
    getOne: async ({ id, ...params }) => ({ data: { id, ...(await callApi(getOverview, {}, params)) } }),
  },
  /** The districts that requests come from, by name, for choosing one. */
  districts: {
    getList: async (params) => {
      const { districts } = await callApi(getOverview, {}, params);
      const names = districts.list.map(({ district }) => district || withoutDistrict);
      return wholeList(
        names.toSorted((a, b) => a.localeCompare(b, 'pt')).map((name) => ({ id: name, name })),
      );
    },
  },
} satisfies Adapters;
