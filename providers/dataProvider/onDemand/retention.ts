import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import {
  type getDueData as DueCall,
  getDueData,
  getRetention,
  rehearseRetention,
  releaseRetention,
  withdrawRetention,
} from '../../../contract/calls/retention';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';

interface Listing {
  filter?: CallInput<typeof DueCall>;
  signal?: AbortSignal;
}

export const adapters = {
  /** The retention schedule, and what a rehearsal of it found due. */
  retention: {
    getOne: async ({ id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: { id, ...(await callApi(getRetention, {}, { signal })) },
    }),
    /** Part of what is due of a kind; `meta.next` is where the next part begins. */
    getList: async ({ filter, signal }: Listing) => {
      if (!filter) throw new Error('What is due is listed of a rehearsal and a kind');
      const { items, next } = await callApi(getDueData, filter, { signal });
      return { data: items, total: items.length, meta: { next } };
    },
    /** Releases the rehearsal that is named, withdraws the release where that is null, or has another made. */
    update: async ({ id, data }: { id: Identifier; data: { runId?: number | null } }) => {
      if (data.runId === undefined) await callApi(rehearseRetention, {});
      else if (data.runId === null) await callApi(withdrawRetention, {});
      else await callApi(releaseRetention, { runId: data.runId });
      return { data: { id } };
    },
  },
} satisfies Adapters;
