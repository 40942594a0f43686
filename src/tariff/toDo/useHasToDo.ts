import { useCanAccess } from 'ra-core';
import { useCapability } from '../../kit/access/useCapability';

/** Returns whether what waits is shown to the user: the back end can tell, and a right lets them act on something. */
export const useHasToDo = (): boolean => {
  const isOffered = useCapability('get-to-do');
  const { canAccess } = useCanAccess({ resource: 'toDo', action: 'show' });
  return isOffered && canAccess === true;
};
