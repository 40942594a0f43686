import { whenIdle } from '../../ui/whenIdle';

/** In milliseconds. */
const longestWait = 2_000;

/** Fetches what shows what waits, in the menu and on the screens, once the page is idle: it is never why one came. */
export const loadToDo = async () => {
  await new Promise<void>((isIdle) => whenIdle(isIdle, longestWait));
  return import('./toDoViews');
};
