import { useGetList } from 'ra-core';
import type { Approval } from '../../../contract/calls/approval';
import type { Application } from '../../../contract/entities/application';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { useCapability } from '../../kit/access/useCapability';

type Waiting = Pick<Approval, 'id' | 'askedBy' | 'isOwn' | 'askedOn' | 'expiresOn'>;

/** The id of what says on the page that a decision waits; a disabled button is described by it. */
export const waitingDecisionId = 'waiting-decision';

/** Returns the decision on a request that waits for a second person, if one does. */
export const useWaitingDecision = ({
  id: applicationId,
  applicationStatusId,
}: Pick<Application, 'id' | 'applicationStatusId'>): Waiting | undefined => {
  const enabled = useCapability('approvals') && startsFrom('decide', applicationStatusId);
  const { data } = useGetList<Waiting>('approvals', { filter: { applicationId } }, { enabled, retry: false });
  return enabled ? data?.[0] : undefined;
};
