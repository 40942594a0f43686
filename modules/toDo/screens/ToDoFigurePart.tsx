import { Suspense } from 'react';
import { useIsPageIdle } from '../../../src/tariff/menu/useIsPageIdle';
import { loadable } from '../../../src/ui/loading/loadable';
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
