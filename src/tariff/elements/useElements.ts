import { useGetList } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import type { ElementRequest } from '../../../contract/entities/elements';
import { isUnderWay } from '../../../contract/rules/applicationStatuses';
import { useCapability } from '../../kit/access/useCapability';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { elementsTexts } from './texts';

/**
 * Returns what was last asked for about an application; undefined if nothing was, it ended without an answer, the
 * application is decided, or the back end does not offer it.
 */
export const useElements = (application: Pick<Application, 'id' | 'applicationStatusId'>) =>
  useElementsQuery(application).elements;

/** Returns the same, and whether it is still being asked for. */
export const useElementsQuery = ({
  id: applicationId,
  applicationStatusId,
}: Pick<Application, 'id' | 'applicationStatusId'>) => {
  const isOffered = useCapability('get-elements') && isUnderWay(applicationStatusId);
  const notifyFailure = useNotifyFailure();
  const { data, isPending } = useGetList<ElementRequest, Error>(
    'elements',
    { filter: { applicationId } },
    { enabled: isOffered, onError: (error) => notifyFailure(error, elementsTexts.notLoaded) },
  );
  const [newest] = data ?? [];
  const isOver = !isOffered || newest?.endedOn;
  return { elements: isOver ? undefined : newest, isPending: isOffered && isPending };
};
