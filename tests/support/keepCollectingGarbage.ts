import { afterEach, beforeEach } from 'vitest';
import { collectGarbage } from '../../server/node/collectGarbage';

/** Has the garbage collector run all the time in each test of a file: Node's fetch forgets some signals when it does. */
export const keepCollectingGarbage = (): void => {
  let collecting: NodeJS.Timeout;
  beforeEach(() => {
    collecting = setInterval(collectGarbage, 50);
  });
  afterEach(() => clearInterval(collecting));
};
