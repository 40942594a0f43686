import { constants, setPriority } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';
import workerpool from 'workerpool';
import { heavyTasks } from '../../services/heavyWork/heavyTasks';
import type { HeavyTask } from '../../services/heavyWork/heavyWork';
import { buffersOf } from './taskTerms';

/** Runs one task, and transfers the bytes of its result instead of copying them, which only threads can. */
const doTask = async (name: HeavyTask, input: never): Promise<unknown> => {
  const output: unknown = await heavyTasks[name](input);
  const buffers = isMainThread ? [] : buffersOf(output);
  return buffers.length > 0 ? new workerpool.Transfer(Object(output), buffers) : output;
};

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
if (isMainThread) {
  // A process of its own. Ctrl-C reaches it too, but the server ends it once its last files are judged.
  process.on('SIGINT', () => {});
  new Worker(new URL('processGuard.js', import.meta.url)).unref();
}
workerpool.worker(
  Object.fromEntries(
    (Object.keys(heavyTasks) as HeavyTask[]).map((name) => [name, (input: never) => doTask(name, input)]),
  ),
);
