import { CanAccess, useGetList } from 'ra-core';
import type { Approval } from '../../../contract/calls/approval';
import type { Application } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { useCapability } from '../../kit/access/useCapability';
import { formatMoment } from '../../kit/format/lisbonTime';
import { ButtonLink } from '../../kit/navigation/ButtonLink';
import { Alert } from '../../ui/alert/Alert';
import { approvalTexts } from './texts';

type Waiting = Pick<Approval, 'id' | 'askedBy' | 'isOwn' | 'askedOn' | 'expiresOn'>;

/** Says on the page of a request that a decision waits for a second person, and whose it is. */
export const WaitingDecision = ({
  id: applicationId,
  applicationStatusId,
}: Pick<Application, 'id' | 'applicationStatusId'>) => {
  const enabled = useCapability('approvals') && startsFrom('decide', applicationStatusId);
  const { data } = useGetList<Waiting>('approvals', { filter: { applicationId } }, { enabled, retry: false });
  const [waiting] = data ?? [];
  if (!enabled || !waiting) return null;
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
      {waiting.isOwn ? own(askedOn, last) : text(waiting.askedBy, askedOn, last)}
    </Alert>
  );
};
