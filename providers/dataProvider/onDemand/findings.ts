import { findAnything } from '../../../contract/calls/find';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';

export const adapters = {
  /** What a typed text finds, as a record whose id is the text. */
  findings: {
    getOne: async ({ id, ...params }) => ({
      data: { id, ...(await callApi(findAnything, { text: String(id) }, params)) },
    }),
  },
} satisfies Adapters;
