import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import { awaitsApproval } from '../../../contract/rules/awaitsApproval';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { wholeList } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import {
  confirmApproval,
  getApprovalState,
  getApprovals,
  getWaitingDecision,
  refuseApproval,
  setActOfTwo,
  withdrawApproval,
} from '../contract/calls';

/** How what waits ends: refused if there is a reason, withdrawn, or otherwise confirmed. */
interface Ending {
  reason?: string;
  isWithdrawn?: boolean;
}

/** Confirming does all that was asked for, such as processing hundreds of requests. */
const timeout = 120_000;

export const adapters = {
  /** What waits for a second person, or the decision that waits for `applicationId`. */
  approvals: {
    getList: async ({ filter, signal }) => {
      const applicationId: number | undefined = filter?.applicationId;
      if (applicationId === undefined) return wholeList(await callApi(getApprovals, {}, { signal }));
      const waiting = await callApi(getWaitingDecision, { applicationId }, { signal, isSilent: true });
      return wholeList(waiting ? [waiting] : []);
    },
    /** The one other record: which acts need a second person, and how many wait for the caller. */
    getOne: async ({ id, signal }) => ({
      data: { id, ...(await callApi(getApprovalState, {}, { signal, isSilent: true })) },
    }),
    /** Ends what waits, or says whether an act needs a second person; `isHeld` if that has to wait itself. */
    update: async ({ id, data }: { id: Identifier; data: Ending | CallInput<typeof setActOfTwo> }) => {
      if ('act' in data) return { data: { id, isHeld: awaitsApproval(await callApi(setActOfTwo, data)) } };
      const approvalId = Number(id);
      const { reason, isWithdrawn } = data;
      if (reason !== undefined) await callApi(refuseApproval, { approvalId, reason });
      else if (isWithdrawn) await callApi(withdrawApproval, { approvalId });
      else await callApi(confirmApproval, { approvalId }, { timeout });
      return { data: { id } };
    },
  },
} satisfies Adapters;
