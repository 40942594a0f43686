import { useIsPageIdle } from '../../../../src/tariff/menu/useIsPageIdle';
import { loadable } from '../../../../src/ui/loading/loadable';
import { savesData } from '../../../../src/ui/loading/savesData';
import { renewalPaths } from '../../contract/renewalPaths';

const NoticesFigure = loadable(async () => (await import('./NoticesFigure')).NoticesFigure);

/** How many tariffs of a provider will end, beside its link in the menu, once the page is idle. */
export const NoticesFigurePart = ({ path }: { path: string }) => {
  const isIdle = useIsPageIdle();
  return isIdle && path === renewalPaths.notices && !savesData() ? <NoticesFigure /> : null;
};
