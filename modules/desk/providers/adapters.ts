import type { Identifier } from 'ra-core';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { wholeList } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import { claimApplication, getClaims, releaseApplication, takeNextApplication } from '../contract/calls';
import { enterRequest, leaveRequest, openRequests } from './openRequests';

interface NewClaim {
  /** The request to claim; the one that has waited for longest when absent. */
  applicationId?: number;
  takesOver?: boolean;
}

/** Nobody waits for them: what they tell is shown beside what is done meanwhile. */
const silent = { isSilent: true };

export const adapters = {
  /** Who decides which request; the request's id is the record's. */
  claims: {
    getList: async ({ signal }) => {
      const claims = await callApi(getClaims, {}, { signal, ...silent });
      return wholeList(claims.map((claim) => ({ id: claim.applicationId, ...claim })));
    },
    create: async ({ data: { applicationId, takesOver } }: { data: NewClaim }) => {
      if (applicationId === undefined) {
        const next = await callApi(takeNextApplication, { openIds: await openRequests() });
        return { data: { id: next?.applicationId ?? 0, ...next } };
      }
      enterRequest(applicationId);
      const claim = await callApi(claimApplication, { applicationId, takesOver }, silent);
      return { data: { id: applicationId, isOwn: true, ...claim } };
    },
    delete: async ({ id }: { id: Identifier }) => {
      leaveRequest(Number(id));
      // The page may be closing.
      await callApi(releaseApplication, { applicationId: Number(id) }, { ...silent, keepalive: true });
      return { data: { id } };
    },
  },
} satisfies Adapters;
