import type { ApplicationRow } from '../../../contract/entities/application';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { Slot } from '../../kit/layout/Slot';
import { AwaitedServices } from '../verification/AwaitedServices';

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** In a row of the regulator's queues, beside the days that its request has waited. */
    queueMark: { readonly applicationId: number };
  }
}

/** Beside the days that a row of a queue has waited: which of the services that it waits for answer nobody, or what a module says. */
export const QueueMarks = ({
  id,
  applicationStatusId,
}: Pick<ApplicationRow, 'id' | 'applicationStatusId'>) =>
  startsFrom('recordAnswers', applicationStatusId) ? (
    <AwaitedServices statusId={applicationStatusId} />
  ) : (
    <Slot name="queueMark" props={{ applicationId: id }} />
  );
