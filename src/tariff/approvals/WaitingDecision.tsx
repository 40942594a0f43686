import { CanAccess } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { formatMoment } from '../../kit/format/lisbonTime';
import { ButtonLink } from '../../kit/navigation/ButtonLink';
import { Alert } from '../../ui/alert/Alert';
import { approvalTexts } from './texts';
import { useWaitingDecision, waitingDecisionId } from './useWaitingDecision';

/** Says on the page of a request that a decision waits for a second person, and whose it is. */
export const WaitingDecision = (application: Pick<Application, 'id' | 'applicationStatusId'>) => {
  const waiting = useWaitingDecision(application);
  if (!waiting) return null;
  const { title, text, own, open } = approvalTexts.waitingDecision;
  const [askedOn, last] = [formatMoment(waiting.askedOn), formatMoment(waiting.expiresOn)];
  return (
    <Alert
      severity="info"
      outline="own"
      role="status"
      title={title}
      action={
        <CanAccess resource="approvals" action="list">
          <ButtonLink size="small" to={paths.approvals}>
            {open}
          </ButtonLink>
        </CanAccess>
      }
    >
      <span id={waitingDecisionId}>
        {waiting.isOwn ? own(askedOn, last) : text(waiting.askedBy, askedOn, last)}
      </span>
    </Alert>
  );
};
