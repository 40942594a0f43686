import type { ApplicationRow } from '../../../contract/entities/application';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { AwaitedServices } from '../verification/AwaitedServices';
import { ClaimMark } from './ClaimMark';

/** Beside the days that a row of a queue has waited: who else is deciding it, or which of the services that it waits for answer nobody. */
export const QueueMarks = ({
  id,
  applicationStatusId,
}: Pick<ApplicationRow, 'id' | 'applicationStatusId'>) =>
  startsFrom('recordAnswers', applicationStatusId) ? (
    <AwaitedServices statusId={applicationStatusId} />
  ) : (
    <ClaimMark applicationId={id} />
  );
