import { useGetList } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { useCapability } from '../../kit/access/useCapability';

/** A decision that waits for a second person. */
export interface WaitingDecision {
  readonly id: number;
  readonly askedBy: string;
  /** Whether the user asked for it. */
  readonly isOwn: boolean;
  readonly askedOn: string;
  readonly expiresOn: string;
}

/** The id of what says on the page that a decision waits; a disabled button is described by it. */
export const waitingDecisionId = 'waiting-decision';

/** Returns the decision on a request that waits for a second person, if one does. */
export const useWaitingDecision = ({
  id: applicationId,
  applicationStatusId,
}: Pick<Application, 'id' | 'applicationStatusId'>): WaitingDecision | undefined => {
  const enabled = useCapability('approvals') && startsFrom('decide', applicationStatusId);
  const { data } = useGetList<WaitingDecision>(
    'approvals',
    { filter: { applicationId } },
    { enabled, retry: false },
  );
  return enabled ? data?.[0] : undefined;
};
