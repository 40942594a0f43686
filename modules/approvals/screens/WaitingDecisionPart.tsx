import type { Application } from '../../../contract/entities/application';
import { useWaitingDecision } from '../../../src/tariff/acts/useWaitingDecision';
import { loadable } from '../../../src/ui/loading/loadable';

const WaitingDecision = loadable(async () => (await import('./WaitingDecision')).WaitingDecision);

/** Says on the page of a request that a decision waits for a second person, if one does. */
export const WaitingDecisionPart = ({
  application,
}: {
  application: Pick<Application, 'id' | 'applicationStatusId'>;
}) => {
  const waiting = useWaitingDecision(application);
  return waiting ? <WaitingDecision {...waiting} /> : null;
};
