import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import { createHold, endHold, getHolds } from '../../../contract/calls/erasure';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { wholeList } from '../responses';

export const adapters = {
  /** What must be kept. */
  holds: {
    getList: async ({ signal }) => wholeList(await callApi(getHolds, {}, { signal })),
    create: async ({ data }: { data: CallInput<typeof createHold> }) => ({
      data: await callApi(createHold, data),
    }),
    /** Ends a hold. */
    update: async ({ id }: { id: Identifier }) => {
      await callApi(endHold, { id: Number(id) });
      return { data: { id } };
    },
  },
} satisfies Adapters;
