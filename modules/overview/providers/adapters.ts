import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { wholeList } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import { getOverview } from '../contract/calls';

export const adapters = {
  /** The figures about all requests together, as one record. */
  overview: {
    getOne: async ({ id, ...params }) => ({ data: { id, ...(await callApi(getOverview, {}, params)) } }),
  },
  /** The districts that requests come from, sorted by name, as choices. */
  districts: {
    getList: async (params) => {
      const { districts } = await callApi(getOverview, {}, params);
      return wholeList(
        districts.list
          .map(({ district: name }) => ({ id: name, name }))
          .toSorted((a, b) => a.name.localeCompare(b.name, 'pt')),
      );
    },
  },
} satisfies Adapters;
