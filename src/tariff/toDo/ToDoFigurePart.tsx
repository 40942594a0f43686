import { Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { useIsPageIdle } from '../menu/useIsPageIdle';
import { useHasToDo } from './useHasToDo';

const ToDoFigure = loadable(async () => (await import('./toDoViews')).ToDoFigure);

/** How much waits on a screen of the menu, whose code is loaded for those alone whom it concerns. */
export const ToDoFigurePart = ({ path }: { path: string }) => {
  const isIdle = useIsPageIdle();
  const hasToDo = useHasToDo();
  return isIdle && hasToDo ? (
    <Suspense fallback={null}>
      <ToDoFigure path={path} />
    </Suspense>
  ) : null;
};
