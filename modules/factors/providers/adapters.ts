import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { callApi } from '../../../providers/http/callApi';
import { requestFactorRemoval } from '../contract/calls';

export const adapters = {
  /** Removals of all factors of a user who has lost them; the id is the user's. */
  factorRemovals: {
    create: async ({ data }: { data: { id: number } }) => {
      await callApi(requestFactorRemoval, { userId: data.id });
      return { data };
    },
  },
} satisfies Adapters;
