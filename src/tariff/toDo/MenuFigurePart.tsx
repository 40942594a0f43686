import { Suspense } from 'react';
import { paths } from '../../../contract/paths';
import { loadable } from '../../ui/loading/loadable';
import { savesData } from '../../ui/loading/savesData';
import { useHasToDo } from './useHasToDo';
import { useIsPageIdle } from './useIsPageIdle';

const MenuFigure = loadable(async () => (await import('./toDoViews')).MenuFigure);

/** How much waits on a screen of the menu, whose code is loaded for those alone whom it concerns. */
export const MenuFigurePart = ({ path }: { path: string }) => {
  const isIdle = useIsPageIdle();
  const hasToDo = useHasToDo();
  const isCounted = hasToDo || (path === paths.approvals && !savesData());
  return isIdle && isCounted ? (
    <Suspense fallback={null}>
      <MenuFigure path={path} />
    </Suspense>
  ) : null;
};
