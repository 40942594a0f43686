import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import { erasePerson, getErasures, previewErasure } from '../../../contract/calls/erasure';
import { awaitsApproval } from '../../../contract/rules/awaitsApproval';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { wholeList } from '../responses';

/** Documents of many requests are removed with them. */
const timeout = 120_000;

export const adapters = {
  /** The erasures that were done; a record by a NIF is what the erasure of that person would do. */
  erasures: {
    getList: async ({ signal }) => wholeList(await callApi(getErasures, {}, { signal })),
    getOne: async ({ id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: { id, ...(await callApi(previewErasure, { fiscalNumber: `${id}` }, { signal })) },
    }),
    /** Erases the person of a NIF; `isHeld` if a second person has to confirm it. */
    update: async ({ id, data }: { id: Identifier; data: Partial<CallInput<typeof erasePerson>> }) => {
      const { reason = '', includesUnfinished } = data;
      const order = { fiscalNumber: `${id}`, reason, includesUnfinished };
      return { data: { id, isHeld: awaitsApproval(await callApi(erasePerson, order, { timeout })) } };
    },
  },
} satisfies Adapters;
