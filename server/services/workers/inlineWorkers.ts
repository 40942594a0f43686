import type { TaskTable, Workers } from './workers';
import { workerTasks } from './workerTasks';

const tasks: TaskTable = workerTasks;

/** Runs heavy work inline: for a runtime without threads, and for tests. */
export const inlineWorkers: Workers = { run: async (name, input) => tasks[name](input) };
