import { useCanAccess } from 'ra-core';
import { Suspense } from 'react';
import { useCapability } from '../../kit/access/useCapability';
import { loadable } from '../../ui/loading/loadable';
import type { ToDoProps } from './ToDo';

const ToDo = loadable(async () => (await import('./ToDo')).ToDo);

/** Returns whether what waits is shown to the user: the back end can tell, and a right lets them act on something. */
export const useHasToDo = (): boolean => {
  const isOffered = useCapability('get-to-do');
  const { canAccess } = useCanAccess({ resource: 'toDo', action: 'show' });
  return isOffered && canAccess === true;
};

/** What waits for the user, whose code is loaded for those alone whom it concerns. */
export const ToDoPart = ({ place }: ToDoProps) =>
  useHasToDo() ? (
    <Suspense fallback={<div className={`to-do ${place}`} />}>
      <ToDo place={place} />
    </Suspense>
  ) : null;
