import { heavyTasks } from './heavyTasks';
import type { HeavyWork, TaskTable } from './heavyWork';

const tasks: TaskTable = heavyTasks;

/** Runs heavy work inline: for a runtime without threads, and for tests. */
export const inlineHeavyWork: HeavyWork = { run: async (name, input) => tasks[name](input) };
