import { CanAccess } from 'ra-core';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import {
  type WaitingDecision as Waiting,
  waitingDecisionId,
} from '../../../src/tariff/acts/useWaitingDecision';
import { Alert } from '../../../src/ui/alert/Alert';
import { path } from '../contract/path';
import { approvalTexts } from './texts';

/** That a decision waits for a second person, and whose it is. */
export const WaitingDecision = (waiting: Waiting) => {
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
          <ButtonLink size="small" to={path}>
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
