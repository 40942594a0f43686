import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { callApi } from '../../../providers/http/callApi';
import { findAnything } from '../contract/calls';

export const adapters = {
  /** What a typed text finds, as a record whose id is the text. */
  findings: {
    getOne: async ({ id, ...params }) => ({
      data: { id, ...(await callApi(findAnything, { text: String(id) }, params)) },
    }),
  },
} satisfies Adapters;
