import { useGetList } from 'ra-core';
import type { ElementRequest } from '../../../contract/entities/elements';
import { useCapability } from '../../kit/access/useCapability';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { elementsTexts } from './texts';

/**
 * Returns what was last asked for about an application; undefined if nothing was, it ended without an answer, or the back
 * end does not offer it.
 */
export const useElements = (applicationId: number): ElementRequest | undefined => {
  const isOffered = useCapability('get-elements');
  const notifyFailure = useNotifyFailure();
  const { data } = useGetList<ElementRequest, Error>(
    'elements',
    { filter: { applicationId } },
    { enabled: isOffered, onError: (error) => notifyFailure(error, elementsTexts.notLoaded) },
  );
  const [newest] = data ?? [];
  return !isOffered || newest?.endedOn ? undefined : newest;
};
