import { Suspense } from 'react';
import { useIsPageIdle } from '../../../src/tariff/menu/useIsPageIdle';
import { loadable } from '../../../src/ui/loading/loadable';
import type { ToDoProps } from './ToDo';
import { useHasToDo } from './useHasToDo';
import './toDo.css';

const ToDo = loadable(async () => (await import('./toDoViews')).ToDo);

/**
 * What waits for the user, whose code is loaded for those alone whom it concerns; its room is kept until it is there, or
 * known not to come.
 */
export const ToDoPart = ({ place }: ToDoProps) => {
  const isIdle = useIsPageIdle();
  const hasToDo = useHasToDo();
  if (hasToDo === false) return null;
  const room = <div className={`to-do to-do-${place}`} />;
  return isIdle && hasToDo ? (
    <Suspense fallback={room}>
      <ToDo place={place} />
    </Suspense>
  ) : (
    room
  );
};
