import { useGetList } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { TimelineEvent } from '../../../contract/entities/timeline';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { useCapability } from '../../kit/access/useCapability';
import { Alert } from '../../ui/alert/Alert';
import { serviceTexts } from './texts';

/** Says on the page of a request that is to be decided what a service wants cleared up; from the timeline's answer. */
export const ConditionalAnswers = ({
  id: applicationId,
  applicationStatusId,
}: Pick<Application, 'id' | 'applicationStatusId'>) => {
  const enabled = useCapability('get-timeline') && startsFrom('decide', applicationStatusId);
  const { data } = useGetList<TimelineEvent & { id: string }>(
    'timelineEvents',
    { filter: { applicationId } },
    { enabled },
  );
  if (!enabled || !data) return null;
  const { condition } = serviceTexts;
  return data.map(
    (event) =>
      event.kind === 'answer' &&
      event.result === 'conditional' && (
        <Alert
          key={event.service}
          severity="warning"
          outline="own"
          role="note"
          title={condition.title(event.service)}
        >
          {event.reason || condition.none} {event.code && condition.code(event.code)}
        </Alert>
      ),
  );
};
