import { paths } from '../../../contract/paths';
import { formatNumber } from '../../../contract/rules/formatNumber';
import type { ToDoKind } from '../../../contract/rules/toDoKinds';
import { toDoTexts } from './texts';
import { useToDo } from './useToDo';
import './toDo.css';

/** The screens of the menu, and what waits on each. */
const kindsOf: Readonly<Record<string, readonly ToDoKind[]>> = {
  [paths.applicationManagement]: ['activationOverdue', 'activationDue', 'inConflict'],
  [paths.annualMaintenance]: ['toCommunicate', 'addressChanged'],
};

/** How much waits on a screen of the menu, beside its link, whose name stays as it is; nothing if nothing does. */
export const MenuFigure = ({ path }: { path: string }) => {
  const kinds = kindsOf[path] ?? [];
  const waiting = useToDo()?.entries.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  return (
    <span
      role="img"
      aria-label={toDoTexts.inMenu(count)}
      title={toDoTexts.inMenu(count)}
      className="to-do-figure"
    >
      {formatNumber(count)}
    </span>
  );
};
