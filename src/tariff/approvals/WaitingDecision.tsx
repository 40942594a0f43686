import { CanAccess, useGetList } from 'ra-core';
import { Link } from 'react-router';
import type { Approval } from '../../../contract/calls/approval';
import type { Application } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { useCapability } from '../../kit/access/useCapability';
import { formatMoment } from '../../kit/format/lisbonTime';
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
    <Alert severity="info" outline="own" role="status" title={title}>
      {waiting.isOwn ? own(askedOn, last) : text(waiting.askedBy, askedOn, last)}{' '}
      <CanAccess resource="approvals" action="list">
        <Link className="ui-link" to={paths.approvals}>
          {open}
        </Link>
      </CanAccess>
    </Alert>
  );
};
