import { loadable } from '../../../src/ui/loading/loadable';
import { useHasToDo } from './useHasToDo';

const WeeklyChoice = loadable(async () => (await import('./toDoViews')).WeeklyChoice);

/** Whether what waits comes by e-mail, among other notices, for those whom it concerns. */
export const WeeklyChoicePart = () => useHasToDo() && <WeeklyChoice />;
