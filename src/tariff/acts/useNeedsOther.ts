import { useGetOne } from 'ra-core';
import type { ActOfTwo } from '../../../contract/rules/approvals';
import { useCapability } from '../../kit/access/useCapability';

/** The record `state` of what waits: which acts need a second person, and how many wait for the signed-in user. */
export interface ApprovalState {
  readonly id: 'state';
  readonly needed: readonly ActOfTwo[];
  readonly waiting: number;
}

/** In milliseconds: the menu, the page and the questions before an act share one answer. */
const staleTime = 30_000;

/** Returns which acts need a second person, and how many wait for the user; undefined while or where that is unknown. */
export const useApprovalState = (isWanted = true): ApprovalState | undefined => {
  const enabled = useCapability('approvals') && isWanted;
  return useGetOne<ApprovalState>(
    'approvals',
    { id: 'state' },
    { enabled, retry: false, refetchOnWindowFocus: 'always', staleTime },
  ).data;
};

/** Returns whether an act is done only once a second person confirms it; asked for while `isWanted`. */
export const useNeedsOther = (act: ActOfTwo, isWanted: boolean): boolean =>
  useApprovalState(isWanted)?.needed.includes(act) ?? false;
