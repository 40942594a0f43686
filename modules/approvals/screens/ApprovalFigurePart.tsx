import { useIsPageIdle } from '../../../src/tariff/menu/useIsPageIdle';
import { loadable } from '../../../src/ui/loading/loadable';
import { savesData } from '../../../src/ui/loading/savesData';
import { path as own } from '../contract/path';

const ApprovalFigure = loadable(async () => (await import('./ApprovalFigure')).ApprovalFigure);

/** How much the user can confirm, beside its own link in the menu, once the page is idle. */
export const ApprovalFigurePart = ({ path }: { path: string }) => {
  const isIdle = useIsPageIdle();
  return isIdle && path === own && !savesData() ? <ApprovalFigure /> : null;
};
