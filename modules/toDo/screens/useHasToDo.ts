import { useCanAccess } from 'ra-core';
import { useCapability, useLacksCapability } from '../../../src/kit/access/useCapability';

const capability = 'get-to-do';

/**
 * Returns whether what waits is shown to the user: the back end can tell, and a right lets them act on something.
 * Undefined until it is known.
 */
export const useHasToDo = (): boolean | undefined => {
  const isOffered = useCapability(capability);
  const isLacking = useLacksCapability(capability);
  const { canAccess, isPending } = useCanAccess({ resource: 'toDo', action: 'show' });
  if (isLacking || !(isPending || canAccess)) return false;
  return (isOffered && canAccess) || undefined;
};
