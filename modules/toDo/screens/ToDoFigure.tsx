import { MenuCount } from '../../../src/tariff/menu/MenuCount';
import { listPath } from './listPath';
import { toDoTexts } from './texts';
import { useToDo } from './useToDo';

/** How much waits on a screen of the menu, beside its link, whose name stays as it is; nothing if nothing does. */
export const ToDoFigure = ({ path }: { path: string }) => {
  const waiting = useToDo()?.entries.filter(({ kind }) => listPath[kind].startsWith(path)) ?? [];
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  return <MenuCount count={count} label={toDoTexts.inMenu(count)} />;
};
