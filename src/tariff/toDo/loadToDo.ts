import { inFlight } from '../../../providers/http/request';
import { whenIdle } from '../../ui/whenIdle';

/** In milliseconds. */
const longestWait = 2_000;

/** Resolves once the browser is idle and every call of the page has its answer. */
const idle = () =>
  new Promise<void>((isIdle) => {
    whenIdle(() => {
      if (inFlight.getSnapshot() === 0) return isIdle();
      const end = inFlight.subscribe(() => {
        if (inFlight.getSnapshot() > 0) return;
        end();
        isIdle();
      });
    }, longestWait);
  });

/** Fetches what shows what waits, in the menu and on the screens, once the page is idle: it is never why one came. */
export const loadToDo = async () => {
  await idle();
  return import('./toDoViews');
};
