import type { Identifier } from 'ra-core';
import { getApprovalState, setActOfTwo } from '../../../contract/calls/approval';
import type { CallInput } from '../../../contract/calls/defineCall';
import { awaitsApproval } from '../../../contract/rules/approvals';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';

export const adapters = {
  /** Which acts need a second person; there is one record. An update says whether it has to wait for one itself. */
  approvalState: {
    getOne: async ({ id, signal }) => ({
      data: { id, ...(await callApi(getApprovalState, {}, { signal, isSilent: true })) },
    }),
    update: async ({ id, data }: { id: Identifier; data: CallInput<typeof setActOfTwo> }) => ({
      data: { id, isHeld: awaitsApproval(await callApi(setActOfTwo, data)) },
    }),
  },
} satisfies Adapters;
