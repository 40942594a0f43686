import { useCanAccess, useGetOne } from 'ra-core';
import type { getApprovalState } from '../../../contract/calls/approval';
import type { CallAnswer } from '../../../contract/calls/defineCall';
import { useCapability } from '../../kit/access/useCapability';

/** The one record of which acts need a second person, and how many wait for the signed-in user. */
export const approvalState = { resource: 'approvals', id: 'state' } as const;

export type ApprovalState = CallAnswer<typeof getApprovalState> & { id: string };

/** In milliseconds: the menu and the page share one answer. */
const staleTime = 30_000;

/** Returns which acts need a second person, and how many wait for the user; undefined while it is unknown. */
export const useApprovalState = (): ApprovalState | undefined => {
  const isOffered = useCapability('approvals');
  const { canAccess = false } = useCanAccess({ resource: 'approvals', action: 'list' });
  const { resource, id } = approvalState;
  const { data } = useGetOne<ApprovalState>(
    resource,
    { id },
    { enabled: isOffered && canAccess, retry: false, refetchOnWindowFocus: 'always', staleTime },
  );
  return data;
};
