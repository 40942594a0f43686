import { paths } from '../../../contract/paths';
import type { ToDoKind } from '../../../contract/rules/toDoKinds';
import { ApprovalFigure } from './ApprovalFigure';
import { MenuCount } from './MenuCount';
import { toDoTexts } from './texts';
import { useToDo } from './useToDo';

/** The screens of the menu, and what waits on each. */
const kindsOf: Readonly<Record<string, readonly ToDoKind[]>> = {
  [paths.applicationManagement]: ['activationOverdue', 'activationDue', 'inConflict'],
  [paths.annualMaintenance]: ['toCommunicate', 'addressChanged'],
};

/** How much waits on a screen of the menu, beside its link, whose name stays as it is; nothing if nothing does. */
export const MenuFigure = ({ path }: { path: string }) =>
  path === paths.approvals ? <ApprovalFigure /> : <ToDoFigure path={path} />;

const ToDoFigure = ({ path }: { path: string }) => {
  const kinds = kindsOf[path] ?? [];
  const waiting = useToDo()?.entries.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  return <MenuCount count={count} label={toDoTexts.inMenu(count)} />;
};
