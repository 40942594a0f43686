import { constants, setPriority } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';
import { workerTasks } from '../../services/workers/workerTasks';
import { serveTasks } from './serveTasks';

/** Lets the thread that answers calls go first; the argument is how much, as `nice` counts. */
const giveWay = (): void => {
  const increment = Number(process.argv.at(-1)) || 0;
  try {
    setPriority(Math.min(increment, constants.priority.PRIORITY_LOW));
  } catch {
    // A system without priorities.
  }
};

giveWay();
if (isMainThread) new Worker(new URL('processGuard.js', import.meta.url)).unref();
serveTasks(workerTasks);
